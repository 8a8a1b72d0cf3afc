import { type Rupiah, rupiah, toSen } from '#shared/money/money.ts';
import type { SoldPart } from './orders.queries.ts';

interface Part {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly price: Rupiah;
}

export interface ProductWithParts {
  readonly id: string;
  readonly parts: readonly Part[];
}

export function isHeld({ id, parts }: ProductWithParts, held: ReadonlySet<string>): boolean {
  return parts.length === 0 ? held.has(id) : parts.every((part) => held.has(part.id));
}

export function soldParts({ parts }: ProductWithParts, held: ReadonlySet<string>): SoldPart[] {
  return parts.map(({ id, slug, title, type, price }) => ({
    product_id: id,
    ...{ slug, title, type },
    price_bigint: toSen(price),
    is_owned: held.has(id),
  }));
}

/** Their share of the list prices, plus what rounds the rest (DECISIONS 67). Never more than the price. */
export function ownedShare(
  { price, parts }: Pick<ProductWithParts, 'parts'> & { readonly price: Rupiah },
  held: ReadonlySet<string>,
): Rupiah {
  const sum = (some: readonly Part[]) => some.reduce((total, part) => total + BigInt(part.price), 0n);
  const [all, own] = [sum(parts), sum(parts.filter(({ id }) => held.has(id)))];
  if (own === 0n) return rupiah(0);
  const share = Number((BigInt(price) * own + all - 1n) / all);
  return rupiah(price - roundDownPrice(price - share));
}

/** Rounds down to full Rp 1.000, below Rp 10.000 to full Rp 100. */
function roundDownPrice(rest: number): number {
  const step = rest < 10_000 ? 100 : 1_000;
  return rest - (rest % step);
}
