import { Link } from 'react-router';
import { Prose } from '#app/components/page/prose.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { extractHeadings } from '#app/lib/extract-headings.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { legalCopy as copy } from '#messages/legal.ts';
import { type SitePage, sitePages } from '#shared/content.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { LegalContents } from './legal-contents.tsx';

export interface LegalText {
  readonly name: SitePage;
  readonly title: string;
  readonly description: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly updated_at: string;
}

/** A text that binds both sides, set to be read: contents beside it, one calm column, on paper nothing else. */
export function LegalPage({ page }: { readonly page: LegalText }) {
  const sections = extractHeadings(page.content).filter(({ level }) => level === 2);
  return (
    <div className="wrap pt-8 pb-section lg:pt-14 print:p-0">
      <header className="grid gap-x-20 lg:grid-cols-[240px_minmax(0,1fr)] print:block">
        <PageTabs current={page.name} />
        <div>
          <h1 {...ownerLanguage()} className="max-w-[13em] text-display">
            {page.title}
          </h1>
          <p {...ownerLanguage()} className="mt-5 max-w-[34em] text-ink-2 text-lede">
            {page.description}
          </p>
          <p className="mt-5 text-ink-3 text-ui">
            {copy.updated} <time dateTime={page.updated_at}>{formatArticleDate(page.updated_at)}</time>
          </p>
        </div>
      </header>
      <div className="mt-8 grid gap-x-20 gap-y-8 lg:mt-14 lg:grid-cols-[240px_minmax(0,1fr)] print:block">
        <LegalContents headings={sections} />
        <div className="min-w-0">
          <Prose html={page.content} className="prose-article" />
          <ContactPrompt current={page.name} />
        </div>
      </div>
    </div>
  );
}

function PageTabs({ current }: { readonly current: SitePage }) {
  return (
    <nav aria-label={copy.places_label} className="flex gap-5 pb-6 lg:flex-col lg:gap-0 lg:pt-3 print:hidden">
      {sitePages.map((name) => (
        <Link
          key={name}
          to={`/${name}`}
          aria-current={name === current ? 'page' : undefined}
          className="inline-flex min-h-tap min-w-tap items-center self-start border-transparent border-b-2 font-medium text-ink-2 text-ui hover:text-ink aria-[current=page]:border-dawn-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {copy.places[name]}
        </Link>
      ))}
    </nav>
  );
}

function ContactPrompt({ current }: { readonly current: SitePage }) {
  const other = current === 'privacy' ? 'terms' : 'privacy';
  return (
    <aside className="mt-16 max-w-[42rem] border-ink border-t-2 pt-6 print:hidden">
      <h2 className="text-t3">{copy.ask.title}</h2>
      <p className="mt-2 text-ink-2 text-ui">{copy.ask.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/contact">{copy.ask.action}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={`/${other}`}>{copy.other[other]}</Link>
        </Button>
      </div>
    </aside>
  );
}
