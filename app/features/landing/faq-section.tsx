import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useSettings } from '#app/hooks/use-root-data.ts';
import type { Question } from '#contract/content/site.ts';
import { faqCopy as copy } from '#messages/landing/sections.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';

/** The shared `name` makes the browser close one when another opens, without a script (PUB-064, PUB-065). */
export function FaqSection({ questions }: { readonly questions: readonly Question[] }) {
  const { whatsapp_number, support_hours } = useSettings();
  const chat = whatsappUrl(whatsapp_number);
  return (
    <section
      id="faq"
      className="wrap grid gap-x-16 gap-y-7 py-section lg:grid-cols-[4fr_8fr]"
      aria-labelledby="faq-title"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id="faq-title" className="text-t1">
          {copy.title}
        </h2>
        <p className="mt-4 max-w-[26em] text-ink-2">
          {copy.more}{' '}
          {chat === null ? (
            <Link to="/contact" className="text-link underline underline-offset-3">
              {copy.contact}
            </Link>
          ) : (
            <a
              href={chat}
              target="_blank"
              rel="noreferrer"
              className="text-link underline underline-offset-3"
            >
              {copy.whatsapp}
            </a>
          )}
          {support_hours !== '' && `, ${copy.hours} ${bindNumbers(support_hours)}`}.
        </p>
      </div>
      <div className="border-line border-b">
        {questions.length === 0 && <p className="border-line border-t py-6 text-ink-2">{copy.empty}</p>}
        {questions.map((item, index) => (
          <details
            key={item.id}
            id={`item-${index}`}
            name="faq"
            open={index === 0}
            className="group border-line border-t"
          >
            <summary className="flex min-h-13 list-none lg:min-h-16 items-center justify-between gap-3 py-2.5 font-semibold text-ui sm:text-body [&::-webkit-details-marker]:hidden">
              {item.question}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
              />
            </summary>
            <div className="grid gap-3 pr-10 pb-6 text-ink-2">
              {item.answer.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph} className="max-w-[38em] max-sm:text-ui">
                  {bindNumbers(paragraph)}
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
