import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { totalMinutes } from '#shared/courses/course.ts';

/** In minutes: stored hours have one decimal. */
const ROUNDING_MINUTES = 3;

/** The only length shown for a product: exact to the minute where its lessons add up to the stored hours. */
export function lengthOf({
  duration_hours: hours,
  modules,
}: Pick<ProductDetail, 'duration_hours' | 'modules'>): string | null {
  if (hours === null || hours <= 0) return null;
  const minutes = totalMinutes(modules.map(({ duration }) => duration)) ?? 0;
  const isSame = minutes > 0 && Math.abs(minutes - hours * 60) <= ROUNDING_MINUTES;
  return isSame ? productCopy.minutes(minutes) : catalogCopy.hours(hours);
}

export const isPersonal = ({ type, cover_url }: ProductDetail): boolean =>
  type === 'service' && cover_url === null;
