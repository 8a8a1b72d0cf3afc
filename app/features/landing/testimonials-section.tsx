import { useRootData } from '#app/hooks/use-root-data.ts';
import type { Testimonial } from '#contract/content/site.ts';
import { testimonialsCopy as copy } from '#messages/landing/sections.ts';

export function TestimonialsSection({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { shows_examples } = useRootData();
  const [first, ...others] = testimonials;
  if (first === undefined) return null;
  return (
    <section id="testimonials" className="bg-sunk py-section" aria-labelledby="testimonials-title">
      <div className="wrap grid gap-x-16 gap-y-6 sm:gap-y-9 lg:grid-cols-2">
        <div className="grid content-start gap-6 self-start lg:sticky lg:top-28">
          <h2 id="testimonials-title" className="text-ink-2 text-t3">
            {copy.title}
          </h2>
          <figure>
            <blockquote className="max-w-[15em] font-heading text-t2 sm:text-t1">“{first.quote}”</blockquote>
            <Source {...first} />
          </figure>
          {shows_examples && <p className="text-ink-3 text-small">{copy.note}</p>}
        </div>
        <div>
          {others.map((voice) => (
            <figure
              key={voice.id}
              className="border-line-strong border-t py-4 max-sm:nth-[n+2]:hidden lg:py-5 lg:last:border-b"
            >
              <blockquote className="max-w-[34em] text-ui lg:text-body">“{voice.quote}”</blockquote>
              <Source {...voice} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function Source({ role, business }: Testimonial) {
  return (
    <figcaption className="mt-2 text-ink-2 text-ui">
      <b className="font-semibold text-ink">{role}</b>, {business}
    </figcaption>
  );
}
