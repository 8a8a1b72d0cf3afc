import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { consultationCopy as copy } from '#messages/landing-offers.ts';

/** The first consultation on one line of time, from left to right; on a phone from top to bottom. */
export function ConsultationSection() {
  return (
    <section id="ai-transformation" className="wrap py-section" aria-labelledby="consultation-title">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h2 id="consultation-title" className="max-w-[12em] text-t1">
          {copy.title}
        </h2>
        <p className="max-w-[30em] text-ink-2">{copy.lede}</p>
      </div>
      <ol className="mt-10 grid gap-y-7 lg:mt-16 lg:grid-cols-[2fr_4fr_3fr_3fr]">
        {copy.steps.map((step) => (
          <li
            key={step.title}
            className="relative border-line-strong max-lg:border-l-2 max-lg:pl-6 lg:border-t-2 lg:pt-6 lg:pr-8 lg:last:border-dashed"
          >
            <span
              aria-hidden="true"
              className="absolute size-3 rounded-full bg-dawn-2 max-lg:-left-[7px] max-lg:top-1.5 lg:-top-[7px] lg:left-0"
            />
            <p className="num text-ink-3 text-small">{step.time}</p>
            <h3 className="mt-1 text-t3">{step.title}</h3>
            <p className="mt-1.5 max-w-[26em] text-ink-2 text-ui">{step.text}</p>
          </li>
        ))}
      </ol>
      <Button asChild size="lg" className="mt-10">
        <Link to={copy.to}>{copy.action}</Link>
      </Button>
    </section>
  );
}
