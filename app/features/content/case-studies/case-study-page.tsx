import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy, CaseStudyCard } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { caseStudyCopy as copy, portfolioCopy } from '#messages/content/portfolio.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import { CaseStudyReasons, CaseStudyResults } from './case-study-results.tsx';

interface Props {
  readonly study: CaseStudy;
  readonly studies: readonly CaseStudyCard[];
  readonly shareButton: ReactNode;
}

export function CaseStudyPage({ study, studies, shareButton }: Props) {
  return (
    <div className="wrap pt-6 pb-section">
      <CaseStudyHeader study={study} shareButton={shareButton} />
      <div className="grid gap-12 lg:gap-16">
        <CaseStudyResults study={study} />
        <CaseStudyReasons study={study} />
      </div>
      <div className="article-grid mt-16 gap-y-14 lg:mt-24">
        <CaseStudyStory study={study} />
        <BookingCall />
        <CaseStudyLinks slug={study.slug} studies={studies} />
      </div>
    </div>
  );
}

function CaseStudyStory({ study }: { readonly study: CaseStudy }) {
  if (study.content === '') return null;
  return (
    <section aria-labelledby="story" className="min-w-0 lg:col-start-2 lg:row-start-1">
      <h2 id="story" className="text-t1">
        {copy.story}
      </h2>
      <Prose html={study.content} className="prose-article mt-6" {...ownerLanguage(study, 'content')} />
    </section>
  );
}

interface CaseStudyHeaderProps {
  readonly study: CaseStudy;
  readonly shareButton: ReactNode;
}

function CaseStudyHeader({ study, shareButton }: CaseStudyHeaderProps) {
  return (
    <header>
      <BackLink to="/portfolio">{copy.back}</BackLink>
      <h1 {...ownerLanguage(study, 'title')} className="mt-2 max-w-[15em] text-display lg:mt-6">
        {bindNumbers(study.title)}
      </h1>
      {study.excerpt !== '' && (
        <section aria-labelledby="summary" className="mt-5 max-w-[36em] text-ink-2 text-lede">
          <h2 id="summary" className="sr-only">
            {copy.summary}
          </h2>
          <p {...ownerLanguage(study, 'excerpt')}>{bindNumbers(study.excerpt)}</p>
        </section>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 pb-8 lg:pb-10">
        {study.logo_image !== null && (
          <img
            src={study.logo_image}
            alt={copy.logo(study.company)}
            className="h-11 w-auto max-w-40 object-contain"
          />
        )}
        <p className="mr-auto text-ink-2 text-ui">
          <b className="font-semibold text-ink">{industryNames[study.industry]}</b> ·{' '}
          {bindNumbers(study.company)}
          <time dateTime={study.published_at} className="num block text-ink-3">
            {formatArticleDate(study.published_at)}
          </time>
        </p>
        {shareButton}
      </div>
    </header>
  );
}

interface CaseStudyAsideProps {
  readonly slug: string;
  readonly studies: readonly CaseStudyCard[];
}

/** Lists all studies beside the story (CASE-010); on a phone a row to swipe. */
function CaseStudyLinks({ slug, studies }: CaseStudyAsideProps) {
  return (
    <nav aria-labelledby="studies" className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <h2 id="studies" className="text-t3">
        {copy.others}
      </h2>
      {studies.length === 0 ? (
        <p className="mt-3 text-ink-2 text-ui">{portfolioCopy.empty}</p>
      ) : (
        <ul className="mt-3 max-lg:-mx-gutter max-lg:flex max-lg:snap-x max-lg:scroll-px-gutter max-lg:gap-4 max-lg:overflow-x-auto max-lg:px-gutter max-lg:pb-3">
          {studies.map((study) => (
            <li key={study.id} className="max-lg:w-60 max-lg:shrink-0 max-lg:snap-start">
              <CaseStudyLink study={study} isCurrent={study.slug === slug} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Leads to a consultation (CASE-011). Sticky beside the story where there is a column for it. */
function BookingCall() {
  const { title, text, action } = copy.booking;
  return (
    <section
      data-plane="dawn"
      className="self-start rounded-sheet bg-plane-dawn p-6 text-on-plane lg:col-start-2 xl:sticky xl:top-[calc(var(--bar)+32px)] xl:col-start-3 xl:row-start-1 xl:p-4"
    >
      <h2 className="text-t3">{title}</h2>
      <p className="mt-2 text-on-plane-2 text-ui">{text}</p>
      <Button asChild variant="plane" block className="mt-5 px-2">
        <Link to="/consultation">{action}</Link>
      </Button>
    </section>
  );
}

function CaseStudyLink({ study, isCurrent }: { readonly study: CaseStudyCard; readonly isCurrent: boolean }) {
  return (
    <Link
      to={`/case-study/${study.slug}`}
      aria-current={isCurrent ? 'page' : undefined}
      className="group block min-h-tap border-line border-t py-3 -outline-offset-2 aria-[current=page]:border-dawn-2 aria-[current=page]:border-t-2"
    >
      <span
        {...ownerLanguage(study, 'title')}
        className="block font-medium text-ui leading-snug group-hover:underline group-hover:underline-offset-4 group-aria-[current=page]:font-heading"
      >
        {study.title}
      </span>
      <span className="mt-0.5 block text-ink-3 text-small">{industryNames[study.industry]}</span>
    </Link>
  );
}
