import type { ProductDetail } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { productCopy } from '#messages/product.ts';
import { totalMinutes } from '#shared/courses/course-minutes.ts';

/** Stored hours have one decimal. */
const ROUNDING_MINUTES = 3;

/** The one length that a page says of a product: to the minute where that is what its lessons add up to. */
export function lengthOf({
  duration_hours: hours,
  modules,
}: Pick<ProductDetail, 'duration_hours' | 'modules'>): string | null {
  if (hours === null || hours <= 0) return null;
  const minutes = totalMinutes(modules.map(({ duration }) => duration)) ?? 0;
  const isSame = minutes > 0 && Math.abs(minutes - hours * 60) <= ROUNDING_MINUTES;
  return isSame ? productCopy.minutes(minutes) : catalogCopy.hours(hours);
}

/** A service is bought from a person, who stands in the place of its drawn cover. */
export const isPersonal = ({ type, cover_url }: ProductDetail): boolean =>
  type === 'service' && cover_url === null;
