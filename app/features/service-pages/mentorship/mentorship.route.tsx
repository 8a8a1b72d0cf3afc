import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { FitSection } from '#app/components/page/fit-section.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { leadFormAction } from '#app/features/leads/lead-form-action.ts';
import { MentorshipForm } from '#app/features/leads/page-forms/mentorship-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { applyCopy, applyCopy as copy, fitCopy, mentorshipCopy } from '#messages/service-pages/mentorship.ts';
import { MENTORSHIP_FROM } from '#shared/shop/service-pages.ts';
import type { Route } from './+types/mentorship.route.ts';
import { MonthSection } from './month-section.tsx';

const PATH = '/mentorship';

export const action = leadFormAction('mentorship_application');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: mentorshipCopy.name,
    description: mentorshipCopy.description,
    path: PATH,
    image: '/og/page-mentorship.png',
  });

export default function Mentorship() {
  const { origin } = useRootData();
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: mentorshipCopy.name, path: PATH }], origin)} />
      <MentorshipHero />
      <MonthSection />
      <FitSection {...fitCopy} />
      <ApplySection>
        <MentorshipForm label={applyCopy.formLabel} />
      </ApplySection>
    </>
  );
}

function ApplySection({ children }: { readonly children: ReactNode }) {
  return (
    <section
      id="ajukan"
      className="wrap grid gap-x-20 gap-y-10 py-section lg:grid-cols-[5fr_7fr]"
      aria-labelledby="apply-title"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id="apply-title" className="max-w-[10em] text-t1">
          {copy.title}
        </h2>
        <ol className="mt-6 border-line-strong border-l-2">
          {copy.steps.map((step) => (
            <li key={step} className="relative max-w-[28em] pb-5 pl-6 text-ink-2 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[7px] size-3 rounded-full bg-dawn-2"
              />
              {step}
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}

/** The price is the one big figure (PUB-007, PUB-008). */
function MentorshipHero() {
  return (
    <div data-plane="night" className="relative isolate overflow-hidden bg-night text-on-night">
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute top-0 right-0 h-full w-full max-lg:hidden lg:w-2/5 lg:opacity-60"
      />
      <div className="wrap grid gap-x-16 gap-y-12 pt-14 pb-16 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-28 lg:pb-24">
        <div>
          <p className="font-semibold text-night-dawn text-ui">{mentorshipCopy.name}</p>
          <h1 className="mt-3 max-w-[10em] text-display">{mentorshipCopy.title}</h1>
          <p className="mt-5 max-w-[32em] text-lede text-on-night-2">{mentorshipCopy.lede}</p>
        </div>
        <div className="border-night-line border-t pt-6">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-on-night-2 text-ui max-sm:w-full">{mentorshipCopy.from}</span>
            <Money
              amount={MENTORSHIP_FROM}
              className="figures font-light text-[clamp(2rem,1.35rem+2.9vw,3.5rem)] leading-none"
            />
            <span className="text-on-night-2 text-ui">{mentorshipCopy.perMonth}</span>
          </p>
          <p className="mt-4 max-w-[30em] text-on-night-2 text-ui">{mentorshipCopy.cashback}</p>
          <Button asChild variant="dawn" size="lg" className="mt-6">
            <Link to="#ajukan">{mentorshipCopy.apply}</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
