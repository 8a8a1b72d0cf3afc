import { cn } from '#app/lib/cn.ts';

interface ProseProps {
  /** Only from fields that the server sanitises on write (DECISIONS 23). */
  readonly html: string;
  readonly className?: string;
}

/** Makes wide tables scrollable, by keyboard too. Sanitised tables carry no attributes. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll('<table>', '<div role="group" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** The only place that renders HTML from the database. */
export function Prose({ html, className }: ProseProps) {
  const __html = withScrollingTables(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}
