import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageCopy } from '#messages/page.ts';
import { currentLanguage } from '#shared/language/language.ts';

interface ProseProps {
  /** Only from fields that the server sanitises on write (DECISIONS 23). */
  readonly html: string;
  readonly className?: string;
}

/** Makes wide tables scrollable, by keyboard too. Sanitised tables carry no attributes. */
function withScrollingTables(html: string): string {
  const attributes = `role="group" lang="${currentLanguage()}" aria-label="${pageCopy.table}" tabindex="0"`;
  return html
    .replaceAll('<table>', `<div ${attributes}><table lang="id">`)
    .replaceAll('</table>', '</table></div>');
}

/** The only place that renders HTML from the database. */
export function Prose({ html, className }: ProseProps) {
  const __html = withScrollingTables(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div {...ownerLanguage()} className={cn('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}
