import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Cover } from '#app/components/brand/cover.tsx';
import { TrendLines } from '#app/components/brand/trend-lines.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { caseStudyCopy as copy } from '#messages/landing/studies.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';

type Open = (slug: string) => void;

interface FeaturedProps {
  readonly study: CaseStudyCard | undefined;
  readonly onOpen: Open;
}

export function FeaturedCaseStudy({ study, onOpen }: FeaturedProps) {
  if (study === undefined) return null;
  return (
    <div className="grid lg:min-h-[660px] lg:grid-cols-[33fr_67fr]">
      <div className="aspect-[3/1] overflow-hidden lg:aspect-auto">
        <Cover slug={study.slug} src={study.preview_image} ratio="4:5" className="dark:brightness-[0.82]" />
      </div>
      <div className="grid content-center gap-4 px-gutter pt-7 pb-5 lg:gap-5 lg:pt-14 lg:pb-24 lg:pr-[max(var(--gutter),calc((100vw-var(--wide))/2))] lg:pl-[clamp(48px,6vw,104px)]">
        <p className="text-ink-2 text-ui">
          <b className="font-semibold text-ink">{industryNames[study.industry]}</b> ·{' '}
          {bindNumbers(study.company)}
        </p>
        <h3 {...ownerLanguage(study, 'title')} className="max-w-[14em] text-t1">
          {study.title}
        </h3>
        <p {...ownerLanguage(study, 'excerpt')} className="max-w-[34em] text-ink-2 text-lede max-sm:hidden">
          {study.excerpt}
        </p>
        <TrendLines metrics={study.result_metrics} />
        <CaseStudyLink slug={study.slug} onOpen={onOpen} title={study.title} />
      </div>
    </div>
  );
}

export function CaseStudyGroup({
  studies,
  onOpen,
}: {
  readonly studies: readonly CaseStudyCard[];
  readonly onOpen: Open;
}) {
  return (
    <ul className="wrap grid gap-x-10 gap-y-9 py-12 lg:min-h-[660px] lg:grid-cols-3 lg:pb-24 lg:content-center">
      {studies.map((study) => (
        <li key={study.id} className="grid content-start gap-4 max-lg:grid-cols-[96px_minmax(0,1fr)]">
          <div className="aspect-square overflow-hidden rounded-card lg:aspect-[4/5]">
            <Cover slug={study.slug} src={study.preview_image} ratio="4:5" />
          </div>
          <div className="grid content-start gap-2">
            <p className="text-ink-2 text-small">
              <b className="font-semibold text-ink">{industryNames[study.industry]}</b> ·{' '}
              {bindNumbers(study.company)}
            </p>
            <h3 {...ownerLanguage(study, 'title')} className="text-t3">
              {study.title}
            </h3>
            <CaseStudyLink slug={study.slug} onOpen={onOpen} title={study.title} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface CaseStudyLinkProps {
  readonly slug: string;
  readonly title: string;
  readonly onOpen: Open;
}

function CaseStudyLink({ slug, title, onOpen }: CaseStudyLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(slug);
  };
  return (
    <Link
      to={`/case-study/${slug}`}
      onClick={open}
      aria-haspopup="dialog"
      className="inline-flex min-h-tap items-center gap-2 justify-self-start font-semibold text-link text-ui underline-offset-4 hover:underline"
    >
      {copy.read}
      <span className="sr-only">: {title}</span> <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
