import type { ReactNode } from 'react';
import { timeCopy as copy } from '#messages/service-pages/consultation.ts';

export function ScheduleSection({ children }: { readonly children: ReactNode }) {
  return (
    <section
      id="waktu"
      className="wrap grid gap-x-20 gap-y-8 border-line border-t py-section lg:grid-cols-[5fr_7fr]"
      aria-labelledby="time-title"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id="time-title" className="max-w-[10em] text-t1">
          {copy.title}
        </h2>
        <p className="mt-4 max-w-[30em] text-ink-2">{copy.text}</p>
      </div>
      {children}
    </section>
  );
}
