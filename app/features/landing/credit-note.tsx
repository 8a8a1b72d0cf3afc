import { SectionHeading } from '#app/components/section-heading.tsx';
import { landingCopy } from './landing-copy.ts';
import { Slip, SlipRow } from './slip.tsx';

/** How the prepaid credit works, told by the slip that a buyer gets: a night plane with one paper note on it. */
export function CreditNote() {
  const { title, lede, steps } = landingCopy.credit;
  return (
    <section data-plane="night" className="bg-night py-section text-on-night" aria-labelledby="credit-title">
      <div className="wrap grid gap-12 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-x-24">
        <div>
          <SectionHeading
            id="credit-title"
            title={title}
            lede={<span className="text-on-night-2">{lede}</span>}
          />
          <ol className="mt-10 lg:mt-14">
            {steps.map((step, index) => (
              <li
                key={step.title}
                className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-night-line border-t py-5 sm:grid-cols-[4rem_12rem_minmax(0,1fr)]"
              >
                <span aria-hidden="true" className="num text-night-dawn text-t3">
                  {index + 1}
                </span>
                <h3 className="text-t3">{step.title}</h3>
                <p className="max-sm:col-start-2 max-sm:mt-1 max-w-[30em] text-on-night-2">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <Nota />
      </div>
    </section>
  );
}

function Nota() {
  const { label, title, note, rows, total } = landingCopy.credit.nota;
  return (
    <Slip label={label} title={title} note={note} className="self-end rounded-card text-ink shadow-3">
      <dl>
        {rows.map((row) => (
          <SlipRow
            key={row.label}
            label={row.label}
            value={row.value}
            valueClassName={row.value.startsWith('+') ? 'text-credit' : 'text-debit'}
          />
        ))}
        <div className="mt-px flex items-baseline justify-between gap-4 border-ink border-t-3 border-double pt-3.5">
          <dt>{total.label}</dt>
          <dd className="num text-right font-semibold text-amount">{total.value}</dd>
        </div>
      </dl>
    </Slip>
  );
}
