import { Link } from 'react-router';
import { Motif } from '#app/components/motif.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { landingCopy } from './landing-copy.ts';

/** First light: petals open toward the horizon on which this morning's report stands. */
export function Hero() {
  const { title, lede, primary, secondary } = landingCopy.hero;
  return (
    <section id="hero" className="relative isolate overflow-hidden">
      <Motif name="sky-tall" className="-z-10 absolute inset-x-0 bottom-0 h-[500px] w-full sm:hidden" />
      <Motif
        name="sky-wide"
        align="xMaxYMax"
        className="-z-10 absolute inset-x-0 bottom-0 hidden h-[470px] w-full sm:block lg:h-full"
      />
      <div className="wrap grid gap-24 pt-7 sm:gap-8 lg:min-h-[min(780px,calc(100vh-76px))] lg:grid-cols-[minmax(0,1fr)_372px] lg:items-end lg:gap-x-12 lg:pt-18">
        <div className="lg:self-center lg:pb-24">
          <h1 className="max-w-[11.5em] text-display sm:max-lg:text-[3.25rem]">{title}</h1>
          <p className="mt-5 max-w-[31em] text-ink-2 text-lede">{lede}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button asChild size="lg" className="max-sm:flex-auto">
              <Link to={primary.to}>{primary.label}</Link>
            </Button>
            <Button asChild size="lg" variant="outline" className="max-sm:flex-auto">
              <Link to={secondary.to}>{secondary.label}</Link>
            </Button>
          </div>
        </div>
        <MorningReport />
      </div>
    </section>
  );
}

function MorningReport() {
  const { label, title, time, rows, ask, rest } = landingCopy.report;
  return (
    <aside
      aria-label={label}
      className="w-full max-w-[400px] rounded-t-card bg-lift px-5 pt-4.5 pb-5 text-ui leading-[1.4] shadow-[0_0_0_1px_var(--line),var(--shade-3)] lg:justify-self-end"
    >
      <p className="flex items-baseline justify-between gap-3 border-line border-b pb-3">
        <b className="font-heading">{title}</b>
        <span className="num text-ink-2 text-small">{time}</span>
      </p>
      <dl>
        {rows.map((row) => (
          <div
            key={row.label}
            className="flex justify-between gap-4 border-line border-b border-dashed py-2.5"
          >
            <dt className="text-ink-2">{row.label}</dt>
            <dd className="num text-right font-semibold">{row.value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 rounded-[10px] bg-dawn-soft px-3.5 py-3">
        <b className="font-semibold">{ask}</b> {rest}
      </p>
    </aside>
  );
}
