import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { formatCardDate } from '#shared/time/dates.ts';

export function CaseStudyMeta({ study }: { readonly study: CaseStudyCard }) {
  return (
    <p className="text-ink-2 text-small">
      <b className="font-semibold text-ink">{industryNames[study.industry]}</b> · {bindNumbers(study.company)}
      <span className="max-sm:hidden"> · </span>
      <time dateTime={study.published_at} className="num max-sm:block">
        {formatCardDate(study.published_at)}
      </time>
    </p>
  );
}
