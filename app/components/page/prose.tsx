import { cn } from '#app/lib/cn.ts';
import { bindNumbersOfHtml, markTable } from '#app/lib/readable-html.ts';
import { pageCopy } from '#messages/components/page.ts';
import { currentLanguage } from '#shared/language/language.ts';

interface ProseProps {
  /** Only from fields that the server sanitises on write (DECISIONS 23). */
  readonly html: string;
  readonly className?: string;
  readonly lang?: 'id';
}

/** Makes wide tables scrollable, by keyboard too, and narrow ones rows. Sanitised tables carry no attributes. */
function wrapTables(html: string, lang: string): string {
  const attributes = `role="group" lang="${currentLanguage()}" aria-label="${pageCopy.table}" tabindex="0"`;
  return html.replace(
    /<table>.*?<\/table>/gs,
    (table) =>
      `<div ${attributes}>${markTable(table).replace('<table', () => `<table lang="${lang}"`)}</div>`,
  );
}

/** The only place that renders HTML from the database. */
export function Prose({ html, className, lang }: ProseProps) {
  const __html = wrapTables(bindNumbersOfHtml(html), lang ?? currentLanguage());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div lang={lang} className={cn('prose', className)} dangerouslySetInnerHTML={{ __html }} />;
}
