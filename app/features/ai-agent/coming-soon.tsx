import type { ReactNode } from 'react';
import { Motif } from '#app/components/brand/motif.tsx';
import { aiAgentCopy as copy } from '#messages/ai-agent.ts';

export function ComingSoon({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-plane="night"
      className="relative isolate flex min-h-[calc(100dvh-76px)] items-center overflow-hidden bg-night text-on-night"
    >
      <Motif
        name="horizon"
        align="xMidYMax"
        className="motif-night -z-10 absolute inset-x-0 bottom-0 h-48 w-full opacity-70 lg:h-72"
      />
      <div className="wrap grid gap-x-20 gap-y-10 pt-14 pb-56 lg:grid-cols-[7fr_5fr] lg:items-center lg:pb-72">
        <div>
          <p className="font-semibold text-night-dawn text-t3">{copy.soon}</p>
          <h1 className="mt-3 max-w-[8em] text-display">{copy.name}</h1>
          <p className="mt-5 max-w-[30em] text-lede text-on-night-2">{copy.lede}</p>
        </div>
        <section
          className="w-full max-w-[460px] rounded-sheet bg-lift p-5 text-ink shadow-3 sm:p-7"
          aria-labelledby="notice-title"
        >
          <h2 id="notice-title" className="mb-4 text-t3">
            {copy.ask}
          </h2>
          {children}
        </section>
      </div>
    </div>
  );
}
