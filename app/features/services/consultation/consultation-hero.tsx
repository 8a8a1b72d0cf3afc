import type { ReactNode } from 'react';
import { consultationCopy as copy } from '#messages/services/consultation.ts';

export function ConsultationHero({ children }: { readonly children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-end lg:pt-20">
      <div className="lg:pb-6">
        <h1 className="max-w-[9em] text-display">{copy.title}</h1>
        <p className="mt-5 max-w-[31em] text-ink-2 text-lede">{copy.lede}</p>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-ink-2 text-ui">
          {copy.facts.map((fact) => (
            <li key={fact} className="border-line-strong border-t pt-1.5 max-sm:w-full">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}
