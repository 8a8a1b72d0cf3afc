import type { Tx } from '#server/platform/db.ts';
import { replaceTestimonials } from '../content.queries.ts';

export interface NewTestimonial {
  readonly quote: string;
  readonly role: string;
  readonly business: string;
  /** Shown unless it says otherwise. */
  readonly is_active?: boolean;
}

/** These testimonials in this order, in place of all that were there. */
export function replaceTestimonialSet(tx: Tx, testimonials: readonly NewTestimonial[]): Promise<void> {
  return replaceTestimonials(
    tx,
    testimonials.map((entry, sort_order) => ({ ...entry, sort_order })),
  );
}
