import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudy } from '#contract/public/case-studies.ts';
import { caseStudyCopy as copy } from '#messages/portfolio.ts';
import { formatArticleDate } from '#shared/time/dates.ts';

interface Props {
  readonly study: CaseStudy;
  readonly shareButton: ReactNode;
}

/** Who it was, when, and the title in the words of the business. */
export function CaseStudyHeader({ study, shareButton }: Props) {
  return (
    <header>
      <Link
        to="/portfolio"
        className="inline-flex min-h-tap items-center gap-2 font-medium text-ink-2 text-ui hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {copy.back}
      </Link>
      <h1 {...ownerLanguage()} className="mt-4 max-w-[15em] text-display lg:mt-8">
        {study.title}
      </h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 pb-8 lg:pb-10">
        {study.logo_image !== null && (
          <img
            src={study.logo_image}
            alt={copy.logo(study.company)}
            className="h-11 w-auto max-w-40 object-contain"
          />
        )}
        <p className="mr-auto text-ink-2 text-ui">
          <b className="font-semibold text-ink">{study.industry}</b> · {study.company}
          <time dateTime={study.published_at} className="num block text-ink-3">
            {formatArticleDate(study.published_at)}
          </time>
        </p>
        {shareButton}
      </div>
    </header>
  );
}
