import { type Rupiah, rupiah, toSen } from '#shared/money/money.ts';
import type { SoldPart } from './orders.queries.ts';

interface Part {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  /** Bought alone, without a sale. */
  readonly price: Rupiah;
}

/** A product with the parts of a bundle; everything else has none. */
export interface Bundled {
  readonly id: string;
  readonly parts: readonly Part[];
}

/** Of a bundle: every part. */
export function isHeld({ id, parts }: Bundled, held: ReadonlySet<string>): boolean {
  return parts.length === 0 ? held.has(id) : parts.every((part) => held.has(part.id));
}

/** The parts as an item keeps them. */
export function soldParts({ parts }: Bundled, held: ReadonlySet<string>): SoldPart[] {
  return parts.map(({ id, slug, title, type, price }) => ({
    product_id: id,
    ...{ slug, title, type },
    price_bigint: toSen(price),
    is_owned: held.has(id),
  }));
}

/**
 * What the parts that are held take off a bundle's price: their share of the list prices, and whatever makes the rest
 * round (DECISIONS 67). Never more than the price.
 */
export function ownedShare(
  { price, parts }: Pick<Bundled, 'parts'> & { readonly price: Rupiah },
  held: ReadonlySet<string>,
): Rupiah {
  const sum = (some: readonly Part[]) => some.reduce((total, part) => total + BigInt(part.price), 0n);
  const [all, own] = [sum(parts), sum(parts.filter(({ id }) => held.has(id)))];
  if (own === 0n) return rupiah(0);
  const share = Number((BigInt(price) * own + all - 1n) / all);
  return rupiah(price - roundedDown(price - share));
}

/** To full Rp 1.000, below Rp 10.000 to full Rp 100. */
function roundedDown(rest: number): number {
  const step = rest < 10_000 ? 100 : 1_000;
  return rest - (rest % step);
}
