import { useRootData } from '#app/hooks/use-root-data.ts';
import type { Testimonial } from '#contract/public/site.ts';
import { testimonialsCopy as copy } from '#messages/landing-sections.ts';

/** The first testimonial is large, the others in two columns. Roles, never names. */
export function TestimonialsSection({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { shows_examples } = useRootData();
  const [first, ...others] = testimonials;
  if (first === undefined) return null;
  return (
    <section id="testimonials" className="bg-sunk py-section" aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title" className="text-ink-2 text-t3">
          {copy.title}
        </h2>
        <figure className="mt-6">
          <blockquote className="max-w-[22em] font-heading text-t1">“{first.quote}”</blockquote>
          <Source {...first} />
        </figure>
        <div className="mt-12 columns-1 gap-x-16 md:columns-2 lg:mt-16">
          {others.map((voice) => (
            <figure key={voice.id} className="break-inside-avoid border-line-strong border-t py-6">
              <blockquote className="max-w-[34em]">“{voice.quote}”</blockquote>
              <Source {...voice} />
            </figure>
          ))}
        </div>
        {shows_examples && <p className="mt-6 text-ink-3 text-small">{copy.note}</p>}
      </div>
    </section>
  );
}

function Source({ role, business }: Testimonial) {
  return (
    <figcaption className="mt-3 text-ink-2 text-ui">
      <b className="font-semibold text-ink">{role}</b>, {business}
    </figcaption>
  );
}
