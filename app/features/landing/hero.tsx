import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { SummaryCard, SummaryRow } from '#app/components/commerce/summary-card.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import { heroCopy } from '#messages/landing/hero.ts';

export const HeroConsultant = lazyHydrate(
  'hero-consultant',
  () => import('./hero-consultant.tsx').then((code) => code.HeroConsultant),
  { isStatic: true },
);

interface HeroProps {
  readonly onApply: () => void;
}

export function Hero({ onApply }: HeroProps) {
  const { title, lede, booking, audit } = heroCopy;
  const { claim_results } = useSettings();
  // The form opens over the section that explains it (PUB-069), where the visitor stands after closing it.
  const apply = () => {
    document.getElementById('free-ai-audit')?.scrollIntoView();
    onApply();
  };
  return (
    <section id="hero" className="relative isolate overflow-hidden">
      <div className="wrap grid gap-10 pt-7 sm:gap-8 lg:min-h-[min(780px,calc(100vh-76px))] lg:grid-cols-[minmax(0,1fr)_372px] lg:items-end lg:gap-x-12 lg:pt-18">
        <div className="lg:self-center lg:pb-24">
          <h1 className="max-w-[11.5em] text-display sm:max-lg:text-[3.25rem]">{title}</h1>
          <p className="mt-4 max-w-[31em] text-ink-2 text-lede sm:mt-5 lg:max-w-[26em]">
            {lede(claim_results)}
          </p>
          <div className="mt-6 flex flex-wrap gap-x-3 gap-y-1 sm:mt-7">
            <Button asChild size="lg" className="max-sm:w-full">
              <Link to={booking.to}>{booking.label}</Link>
            </Button>
            <Button
              asChild
              size="lg"
              variant="link"
              className="underline underline-offset-4 max-sm:min-h-tap max-sm:w-full"
            >
              <DialogLink to={leadFormPaths.free_audit} onOpen={apply}>
                {audit}
              </DialogLink>
            </Button>
          </div>
          <HeroConsultant />
        </div>
        <MorningReport />
      </div>
      {/* After the content it stands behind: while half of the section is loaded it would move with its end. */}
      <Motif name="sky-tall" rises className="-z-10 absolute inset-x-0 bottom-0 h-[332px] w-full sm:hidden" />
      <Motif
        name="sky-wide"
        align="xMaxYMax"
        rises
        className="-z-10 absolute inset-x-0 bottom-0 hidden h-[470px] w-full sm:block lg:h-full"
      />
    </section>
  );
}

function MorningReport() {
  const { label, title, time, ask, open, rest, done } = heroCopy.report;
  return (
    <div className="paper-shade w-full max-w-[400px] lg:justify-self-end">
      <SummaryCard label={label} title={title} note={time} className="torn-edge rounded-t-card leading-[1.4]">
        <p className="pt-3 font-semibold text-t3">{ask}</p>
        <ReportRows rows={open} />
        <p className="mt-3 border-line border-t pt-3 text-ink-2">{rest}</p>
        <ReportRows rows={done} />
      </SummaryCard>
    </div>
  );
}

const ReportRows = ({
  rows,
}: {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}) => (
  <dl className="[&>:last-child]:border-b-0">
    {rows.map((row) => (
      <SummaryRow key={row.label} label={row.label} value={row.value} valueClassName="figures" />
    ))}
  </dl>
);
