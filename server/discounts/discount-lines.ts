import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Rupiah, rupiah } from '#shared/money/money.ts';
import { normalizeCode } from '#shared/shop/codes.ts';
import { lockDiscounts, selectCandidates } from './discounts.queries.ts';
import {
  type Candidate,
  isPublicSale,
  type ListedLine,
  type Reductions,
  reduceLines,
  targetsOf,
} from './discounts.rules.ts';

export interface DiscountQuery {
  readonly lines: readonly ListedLine[];
  /** `id` null: a visitor, whose account is not asked about. `email` null: not typed yet. */
  readonly buyer: { readonly id: string | null; readonly email: string | null };
  /** As typed. */
  readonly code?: string | null | undefined;
  /** The waiting purchase that is completed: it keeps what was promised to it. */
  readonly intent_id?: string | undefined;
  /** Only the offer to whoever cancels. */
  readonly is_retention?: boolean;
}

export interface DiscountedLines extends Reductions {
  /** What pages show of one unit: reduced by the sale that applies to everybody. By product. */
  readonly sale: Reductions['by_product'];
  /** Lines that held parts of a bundle make cheaper than anything else does; no discount is on them. */
  readonly owned: ReadonlyMap<string, Rupiah>;
  /** Lines that an order bump makes cheaper than anything else does; no discount is on them. */
  readonly bumped: ReadonlyMap<string, Rupiah>;
}

/**
 * What discounts take off these lines now: the one place that prices quotes, carts and purchases. A quote; whoever
 * sells calls `lockDiscountedLines`.
 */
export async function discountLines(reader: Reader, query: DiscountQuery): Promise<DiscountedLines> {
  const { lines } = query;
  const { candidates, facts } = await readCandidates(reader, query);
  return {
    ...withoutSmaller(lines, reduceLines(lines, candidates, facts)),
    sale: saleOn(lines, candidates, facts),
  };
}

/** The price of one unit of each, bought alone: as pages show it, and with the code. By product. */
export async function priceEachAlone(
  reader: Reader,
  query: DiscountQuery,
): Promise<ReadonlyMap<string, { readonly shown: Rupiah; readonly coded: Rupiah }>> {
  const { candidates, facts } = await readCandidates(reader, query);
  const priceOf = (line: ListedLine) => {
    const priceAfter = (by_product: Reductions['by_product']) =>
      rupiah(line.price - (by_product.get(line.product_id)?.amount ?? 0));
    return {
      shown: priceAfter(saleOn([line], candidates, facts)),
      coded: priceAfter(reduceLines([line], candidates, facts).by_product),
    };
  };
  return new Map(query.lines.map((line) => [line.product_id, priceOf(line)]));
}

type Facts = Parameters<typeof reduceLines>[2];

async function readCandidates(reader: Reader, query: DiscountQuery) {
  const { lines, buyer } = query;
  const code = query.code == null ? null : normalizeCode(query.code);
  const found = await selectCandidates(reader, {
    targets: [...new Set(lines.flatMap(targetsOf))],
    code,
    user_id: buyer.id,
    intent_id: query.intent_id ?? null,
    is_retention: query.is_retention ?? false,
  });
  const candidates = found.filter((one) => one.code !== null || appliesByItself(query, one));
  const has_bought = candidates.some((one) => one.has_bought);
  return { candidates, facts: { email: buyer.email, has_bought, code } };
}

/** What a sale that applies to everybody takes off one unit of each. */
function saleOn(
  lines: readonly ListedLine[],
  candidates: readonly Candidate[],
  { email, has_bought }: Facts,
) {
  const units = lines.map((line) => ({ ...line, quantity: 1 }));
  return reduceLines(units, candidates.filter(isPublicSale), { email, has_bought }).by_product;
}

/** On a line it is a discount, what is owned, or an order bump: whichever takes most off (docs/decisions/0125, 0130). */
function withoutSmaller(lines: readonly ListedLine[], { by_product, problem }: Reductions) {
  const owned = new Map<string, Rupiah>();
  const bumped = new Map<string, Rupiah>();
  for (const line of lines) {
    const { product_id, owned: ofOwned = rupiah(0), bump = rupiah(0) } = line;
    const larger = rupiah(Math.max(ofOwned, bump));
    if (larger > 0 && larger >= (by_product.get(product_id)?.amount ?? 0)) {
      (ofOwned >= bump ? owned : bumped).set(product_id, larger);
    }
  }
  const kept = [...by_product].filter(([id]) => !owned.has(id) && !bumped.has(id));
  return { by_product: new Map(kept), problem, owned, bumped };
}

/**
 * What is for some buyers applies to a visitor by a code only, as it may have to be taken back. Plans are sold at the
 * prices that pages show, but for codes and what was promised (ADR 0124).
 */
function appliesByItself(
  { lines, buyer, is_retention = false }: DiscountQuery,
  candidate: Candidate,
): boolean {
  if (candidate.is_promised || is_retention) return true;
  if (lines.some(({ plan }) => plan !== undefined)) return false;
  return buyer.id !== null || isPublicSale(candidate);
}

/**
 * The same for a sale: the limits of what applies are locked, and priced again until nothing that is not locked
 * applies. The buyer's wallet is locked before, which serializes the uses of one buyer.
 */
export async function lockDiscountedLines(tx: Tx, query: DiscountQuery): Promise<DiscountedLines> {
  const locked = new Set<string>();
  for (;;) {
    const priced = await discountLines(tx, query);
    const fresh = appliedTo(priced).filter(({ discount_id }) => !locked.has(discount_id));
    if (fresh.length === 0) return priced;
    for (const { discount_id } of fresh) locked.add(discount_id);
    const codes = fresh.flatMap(({ code }) => (code === null ? [] : [code]));
    await lockDiscounts(tx, { ids: fresh.map(({ discount_id }) => discount_id), codes });
  }
}

/** Each discount that took something off, once. */
export function appliedTo({ by_product }: Pick<Reductions, 'by_product'>) {
  const applied = new Map([...by_product.values()].map(({ discount }) => [discount.id, discount]));
  return [...applied.values()].map(({ id: discount_id, code }) => ({ discount_id, code }));
}
