import type { ReactNode } from 'react';
import { BackLink } from '#app/components/page/back-link.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { caseStudyCopy as copy } from '#messages/content/portfolio.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { formatArticleDate } from '#shared/time/dates.ts';

interface Props {
  readonly study: CaseStudy;
  readonly shareButton: ReactNode;
}

export function CaseStudyHeader({ study, shareButton }: Props) {
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
