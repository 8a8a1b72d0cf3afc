import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Question } from '#contract/content/site.ts';
import { supportCopy as copy } from '#messages/content/support.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';

/** The shared `name` makes the browser keep one open at a time. */
export function FaqList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section aria-labelledby="faq-title">
      {questions.length > 0 && (
        <h2 id="faq-title" className="mb-3 text-t3">
          {copy.faq}
        </h2>
      )}
      {questions.map(({ id, question, answer }) => (
        <details key={id} name="support-faq" className="group border-line border-t">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-ui [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="grid gap-3 pr-9 pb-5 text-ink-2 text-ui">
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{bindNumbers(paragraph)}</p>
            ))}
          </div>
        </details>
      ))}
      <p className="border-line border-t py-4 text-ink-2 text-ui">
        {copy.form}{' '}
        <Link to="/contact" className="font-semibold text-link underline underline-offset-4">
          {copy.formLink}
        </Link>
      </p>
    </section>
  );
}
