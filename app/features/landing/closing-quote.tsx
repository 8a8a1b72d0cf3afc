import { quoteCopy as copy } from '#messages/landing-sections.ts';

/** The last word before the offer that costs nothing (PUB-066). */
export function ClosingQuote() {
  return (
    <section id="quote" aria-label={copy.label} className="border-line border-t">
      <figure className="wrap grid gap-6 py-section">
        <blockquote className="max-w-[18em] text-display font-heading">{copy.quote}</blockquote>
        <figcaption className="text-ink-3 text-ui">{copy.source}</figcaption>
      </figure>
    </section>
  );
}
