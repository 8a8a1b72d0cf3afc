import { Link } from 'react-router';
import { ConsultantPortrait } from '#app/components/brand/portrait.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRootData, useSettings } from '#app/hooks/use-root-data.ts';
import { consultationCopy, aboutCopy as copy } from '#messages/landing/offers.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';

export function AboutSection() {
  return (
    <div className="bg-sunk">
      <About />
      <FirstConsultation />
    </div>
  );
}

function About() {
  const { consultant_name, consultant_role, consultant_bio } = useSettings();
  const { shows_examples } = useRootData();
  if (consultant_name === '') return null;
  return (
    <section id="about" className="wrap pt-section" aria-labelledby="about-title">
      <div className="grid gap-x-16 gap-y-6 sm:gap-y-10 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="max-md:grid max-md:grid-cols-[80px_minmax(0,1fr)] max-md:items-end max-md:gap-5">
          <ConsultantPortrait sizes="(min-width: 768px) 30vw, 128px" className="aspect-[4/5] rounded-sheet" />
          <div className="md:mt-4">
            <p className="font-semibold">{consultant_name}</p>
            <p className="text-ink-2 text-ui">{consultant_role}</p>
            {shows_examples && <p className="text-ink-3 text-small">{copy.example}</p>}
          </div>
        </div>
        <div>
          <h2 id="about-title" className="max-w-[13em] text-t1">
            {copy.title}
          </h2>
          {consultant_bio !== '' && (
            <p className="mt-4 max-w-[34em] text-ink-2 text-ui sm:text-lede">{bindNumbers(consultant_bio)}</p>
          )}
          <div className="mt-6 grid gap-x-12 gap-y-4 lg:mt-9 lg:grid-cols-2">
            <ol className="max-sm:hidden">
              {copy.work.map((line, index) => (
                <li
                  key={line}
                  className="grid grid-cols-[2rem_minmax(0,1fr)] border-line-strong border-t py-3 text-ui lg:py-4"
                >
                  <span aria-hidden="true" className="num text-dawn-deep text-t3">
                    {index + 1}
                  </span>
                  {line}
                </li>
              ))}
            </ol>
            <div className="sm:border-line-strong sm:border-t sm:pt-4">
              <h3 className="text-t3">{copy.noTitle}</h3>
              <ul className="mt-3 grid gap-2.5 text-ink-2 text-ui">
                {copy.no.map((line) => (
                  <li key={line} className="border-line border-t pt-2.5 first:border-t-0 first:pt-0">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function FirstConsultation() {
  const { title, lede, steps, action, to } = consultationCopy;
  return (
    <section
      id="ai-transformation"
      className="wrap pt-10 pb-section lg:pt-28"
      aria-labelledby="consultation-title"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-5">
        <div className="grid gap-2">
          <h2 id="consultation-title" className="text-t2">
            {title}
          </h2>
          <p className="max-w-[36em] text-ink-2 max-sm:hidden">{lede}</p>
        </div>
        <Button asChild variant="outline" className="max-sm:hidden">
          <Link to={to}>{action}</Link>
        </Button>
      </div>
      <ol className="mt-6 grid gap-x-5 gap-y-4 max-lg:grid-cols-2 lg:mt-12 lg:grid-cols-[2fr_4fr_3fr_3fr]">
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative border-line-strong border-t-2 pt-4 lg:pt-6 lg:pr-8 lg:last:border-dashed"
          >
            <span aria-hidden="true" className="-top-[7px] absolute left-0 size-3 rounded-full bg-dawn-2" />
            <p className="num text-ink-3 text-small">{step.time}</p>
            <h3 className="mt-1 text-t3">{step.title}</h3>
            <p className="mt-1 max-w-[26em] text-ink-2 text-small sm:text-ui lg:mt-1.5">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
