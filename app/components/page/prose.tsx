import { cn } from '#app/lib/cn.ts';

interface ProseProps {
  /** From a field that the server sanitises on the way in (DECISIONS 23), and from nowhere else. */
  readonly html: string;
  readonly className?: string;
}

/** A table wider than a phone scrolls by itself, by keyboard too. Sanitised tables carry no attributes. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll('<table>', '<div role="group" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** The one place where HTML of the database becomes part of a page. */
export function Prose({ html, className }: ProseProps) {
  const __html = withScrollingTables(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}
