import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { CaseStudyCard } from '#contract/content/case-studies.ts';
import { industryNames } from '#messages/content/industries.ts';
import { caseStudyCopy as copy, portfolioCopy } from '#messages/content/portfolio.ts';

interface Props {
  readonly slug: string;
  readonly studies: readonly CaseStudyCard[];
}

/** Lists all studies beside the story (CASE-010); on a phone a row to swipe. */
export function CaseStudyLinks({ slug, studies }: Props) {
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
export function BookingCall() {
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
