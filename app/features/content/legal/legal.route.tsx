import { ChevronDown } from 'lucide-react';
import { data, Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { extractHeadings, type Heading } from '#app/lib/extract-headings.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getSitePage } from '#contract/content/site.ts';
import { legalCopy as copy, legalCopy } from '#messages/content/legal.ts';
import { type SitePage, sitePages } from '#shared/content/content.ts';
import type { UntranslatedFields } from '#shared/language/owner-texts.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import type { Route } from './+types/legal.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const path = unprefixed(new URL(request.url).pathname);
  const name = path.startsWith('/terms') ? 'terms' : 'privacy';
  const result = await api(context).call(getSitePage, { params: { name } });
  const page = foundOrNull(result)?.page ?? null;
  return data({ page }, { status: page === null ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const page = loaderData?.page;
  if (page === null || page === undefined) {
    return pageMeta(args, { title: legalCopy.missing.title, robots: 'noindex' });
  }
  const { name, title, description } = page;
  return pageMeta(args, {
    title,
    description,
    path: `/${name}`,
    image: `/og/page-${name}.png`,
    has_markdown: true,
  });
};

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return page === null ? <LegalNotFound /> : <LegalPage page={page} />;
}

function LegalNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={copy.missing.title} hint={copy.missing.hint} level={1}>
        <Button asChild>
          <Link to="/contact">{copy.ask.action}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

interface LegalText extends UntranslatedFields {
  readonly name: SitePage;
  readonly title: string;
  readonly description: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly updated_at: string;
}

function LegalPage({ page }: { readonly page: LegalText }) {
  const sections = extractHeadings(page.content).filter(({ level }) => level === 2);
  return (
    <div className="wrap pt-8 pb-section lg:pt-14 print:p-0">
      <header className="grid gap-x-20 lg:grid-cols-[240px_minmax(0,1fr)] print:block">
        <PageTabs current={page.name} />
        <div>
          <h1 {...ownerLanguage(page, 'title')} className="max-w-[13em] text-display">
            {page.title}
          </h1>
          <p {...ownerLanguage(page, 'description')} className="mt-5 max-w-[34em] text-ink-2 text-lede">
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
          <Prose html={page.content} className="prose-article" {...ownerLanguage(page, 'content')} />
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

interface Props {
  readonly headings: readonly Heading[];
}

function LegalContents({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <div className="print:hidden">
      <details className="group border-line border-y lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          {copy.contents}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={copy.contents} className="pb-4">
          <Places headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={copy.contents}
        className="sticky top-[calc(var(--bar)+32px)] max-h-[calc(100dvh-var(--bar)-56px)] overflow-y-auto max-lg:hidden"
      >
        <p className="pb-2 font-semibold text-small">{copy.contents}</p>
        <Places headings={headings} />
      </nav>
    </div>
  );
}

function Places({ headings }: Props) {
  return (
    <ol>
      {headings.map(({ id, text }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid min-h-tap grid-cols-[28px_minmax(0,1fr)] items-center -outline-offset-2 py-1.5 text-ink-2 text-ui leading-snug hover:text-ink hover:underline hover:underline-offset-4 lg:min-h-10"
          >
            <span aria-hidden="true" className="num text-ink-3 text-small">
              {index + 1}
            </span>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
