import { Check, Minus } from 'lucide-react';
import { fitCopy as copy } from '#messages/mentorship.ts';

/** For whom, and for whom not yet: the second column costs us customers, and saves them money. */
export function FitSection() {
  return (
    <section className="bg-sunk" aria-label={copy.yes.title}>
      <div className="wrap grid gap-x-20 gap-y-12 py-section lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-t1">{copy.yes.title}</h2>
          <ul className="mt-6">
            {copy.yes.items.map((item) => (
              <li
                key={item}
                className="grid grid-cols-[2rem_minmax(0,1fr)] border-line-strong border-t py-5 text-lede last:border-b"
              >
                <Check aria-hidden="true" className="mt-1 size-5 text-credit" />
                <span className="max-w-[30em]">{item}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:pt-3">
          <h2 className="text-t3">{copy.no.title}</h2>
          <ul className="mt-4 grid gap-4 text-ink-2 text-ui">
            {copy.no.items.map((item) => (
              <li key={item} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
                <Minus aria-hidden="true" className="mt-1 size-4" />
                <span className="max-w-[32em]">{item}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
