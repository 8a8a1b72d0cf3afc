import type { Tx } from '#server/platform/db.ts';
import { replaceTestimonials } from './content.queries.ts';

export interface NewTestimonial {
  readonly quote: string;
  readonly role: string;
  readonly business: string;
}

/** These testimonials in this order, in place of all that were there. */
export function writeTestimonials(tx: Tx, testimonials: readonly NewTestimonial[]): Promise<void> {
  return replaceTestimonials(
    tx,
    testimonials.map(({ quote, role, business }, sort_order) => ({ quote, role, business, sort_order })),
  );
}
