import type { ReactNode } from 'react';
import { applyCopy as copy } from '#messages/services/mentorship.ts';

export function ApplySection({ children }: { readonly children: ReactNode }) {
  return (
    <section
      id="ajukan"
      className="wrap grid gap-x-20 gap-y-10 py-section lg:grid-cols-[5fr_7fr]"
      aria-labelledby="apply-title"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id="apply-title" className="max-w-[10em] text-t1">
          {copy.title}
        </h2>
        <ol className="mt-6 border-line-strong border-l-2">
          {copy.steps.map((step) => (
            <li key={step} className="relative max-w-[28em] pb-5 pl-6 text-ink-2 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[7px] size-3 rounded-full bg-dawn-2"
              />
              {step}
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}
