import { Plus } from 'lucide-react';
import { saasSetupCopy } from '#messages/services/saas-setup.ts';

/** The shared `name` makes the browser close one when another opens, without a script. */
export function FaqSection() {
  const copy = saasSetupCopy.questions;
  return (
    <section
      className="wrap grid gap-x-16 gap-y-7 border-line border-t py-section lg:grid-cols-[4fr_8fr]"
      aria-labelledby="questions-title"
    >
      <h2 id="questions-title" className="max-w-[8em] self-start text-t1 lg:sticky lg:top-28">
        {copy.title}
      </h2>
      <div className="border-line border-b">
        {copy.items.map(({ question, answer }, index) => (
          <details
            key={question}
            name="saas-questions"
            open={index === 0}
            className="group border-line border-t"
          >
            <summary className="flex min-h-16 list-none items-center justify-between gap-5 py-3.5 font-semibold text-body [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[38em] pr-10 pb-6 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
