import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

interface FitListCopy {
  readonly title: string;
  readonly items: readonly string[];
}

interface FitSectionProps {
  readonly yes: FitListCopy;
  readonly no: FitListCopy;
  readonly children?: ReactNode;
}

export function FitSection({ yes, no, children }: FitSectionProps) {
  return (
    <section className="bg-sunk" aria-label={yes.title}>
      <div className="wrap grid gap-x-20 gap-y-12 py-section lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-t1">{yes.title}</h2>
          <ul className="mt-6">
            {yes.items.map((item) => (
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
          <h2 className="text-t3">{no.title}</h2>
          <ul className="mt-4 grid gap-4 text-ink-2 text-ui">
            {no.items.map((item) => (
              <li key={item} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
                <Minus aria-hidden="true" className="mt-1 size-4" />
                <span className="max-w-[32em]">{item}</span>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </section>
  );
}
