import { MAX_LIVE_HOLDS } from '#shared/bookings/bookings.ts';
import { type Rupiah, rupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { normalizeCode } from '#shared/shop/codes.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import {
  hasReservation,
  insertUses,
  lockAndCountReservations,
  lockDiscounts,
  redeemReservations,
  selectCandidates,
  targetsOfProducts,
  textArray,
} from './discounts.queries.ts';
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
  readonly code?: string | null | undefined;
  /** The waiting purchase being completed, which keeps its promised discounts. */
  readonly intent_id?: string | undefined;
  readonly is_retention?: boolean;
  /** Read earlier, together with other facts (`readCandidates`). */
  readonly candidates?: Candidates | undefined;
}

type Candidates = Awaited<ReturnType<typeof selectCandidates>>;

interface ProductsQuery extends Pick<DiscountQuery, 'buyer' | 'code' | 'intent_id'> {
  readonly product_ids: readonly string[];
}

/** Whatever may reduce the price of these products bought once, without knowing them yet. */
export function readCandidates(
  reader: Reader,
  { product_ids, ...query }: ProductsQuery,
): Promise<Candidates> {
  return selectCandidates(reader, { ...conditionsFor(query), targets: targetsOfProducts(product_ids) });
}

export interface DiscountedLines extends Reductions {
  /** Sales for everybody, per unit as on pages, by product. */
  readonly sale: Reductions['by_product'];
  /** Lines where held bundle parts take off more than any discount, which then does not apply. */
  readonly owned: ReadonlyMap<string, Rupiah>;
  /** Lines where an order bump takes off more than any discount, which then does not apply. */
  readonly bumped: ReadonlyMap<string, Rupiah>;
}

/** The one place that prices quotes, carts and purchases. To sell, call `lockDiscountedLines`. */
export async function discountLines(reader: Reader, query: DiscountQuery): Promise<DiscountedLines> {
  const { lines } = query;
  const { candidates, facts } = await findCandidates(reader, query);
  return {
    ...dropSmallerReductions(lines, reduceLines(lines, candidates, facts)),
    sale: saleOn(lines, candidates, facts),
  };
}

export async function priceSingleUnits(
  reader: Reader,
  query: DiscountQuery,
): Promise<ReadonlyMap<string, { readonly shown: Rupiah; readonly coded: Rupiah }>> {
  const { candidates, facts } = await findCandidates(reader, query);
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

type ReductionContext = Parameters<typeof reduceLines>[2];

function conditionsFor({ buyer, is_retention = false, ...query }: Omit<DiscountQuery, 'lines'>) {
  const code = query.code == null ? null : normalizeCode(query.code);
  return { user_id: buyer.id, code, intent_id: query.intent_id ?? null, is_retention };
}

async function findCandidates(reader: Reader, query: DiscountQuery) {
  const { lines, buyer } = query;
  const { code, ...conditions } = conditionsFor(query);
  const targets = textArray([...new Set(lines.flatMap(targetsOf))]);
  const found = query.candidates ?? (await selectCandidates(reader, { ...conditions, code, targets }));
  const candidates = found.filter((one) => one.code !== null || isAutomaticFor(query, one));
  const has_bought = candidates.some((one) => one.has_bought);
  return { candidates, facts: { email: buyer.email, has_bought, code } };
}

function saleOn(
  lines: readonly ListedLine[],
  candidates: readonly Candidate[],
  { email, has_bought }: ReductionContext,
) {
  const units = lines.map((line) => ({ ...line, quantity: 1 }));
  return reduceLines(units, candidates.filter(isPublicSale), { email, has_bought }).by_product;
}

/** Only the largest of discount, owned parts and order bump applies to a line (ADRs 0028, 0029). */
function dropSmallerReductions(lines: readonly ListedLine[], { by_product, problem }: Reductions) {
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

/** Visitors need a code for discounts of some buyers, which may have to be taken back (ADR 0027). */
function isAutomaticFor(
  { lines, buyer, is_retention = false }: DiscountQuery,
  candidate: Candidate,
): boolean {
  if (candidate.is_guaranteed || is_retention) return true;
  if (lines.some(({ plan }) => plan !== undefined)) return false;
  return buyer.id !== null || isPublicSale(candidate);
}

/**
 * Like `discountLines`, for a sale: locks the limits of what applies and reprices until everything that applies is
 * locked. Lock the buyer's wallet first, which serializes one buyer's uses.
 */
export async function lockDiscountedLines(tx: Tx, query: DiscountQuery): Promise<DiscountedLines> {
  const locked = new Set<string>();
  for (let { candidates } = query; ; candidates = undefined) {
    const priced = await discountLines(tx, { ...query, candidates });
    const fresh = appliedTo(priced).filter(({ discount_id }) => !locked.has(discount_id));
    if (fresh.length === 0) return priced;
    for (const { discount_id } of fresh) locked.add(discount_id);
    const codes = fresh.flatMap(({ code }) => (code === null ? [] : [code]));
    await lockDiscounts(tx, { ids: fresh.map(({ discount_id }) => discount_id), codes });
  }
}

export function appliedTo({ by_product }: Pick<Reductions, 'by_product'>) {
  const applied = new Map([...by_product.values()].map(({ discount }) => [discount.id, discount]));
  return [...applied.values()].map(({ id: discount_id, code }) => ({ discount_id, code }));
}

interface Sale {
  readonly user_id: string;
  readonly order_id: string;
  readonly intent_id: string | undefined;
}

/** Runs in the order's transaction and turns the intent's reservations into uses. */
export async function recordDiscountUses(
  tx: Tx,
  reductions: Pick<Reductions, 'by_product'>,
  sale: Sale,
): Promise<void> {
  const applied = appliedTo(reductions);
  const { user_id, order_id, intent_id = null } = sale;
  const ids = applied.map(({ discount_id }) => discount_id);
  const redeemed =
    intent_id === null ? [] : await redeemReservations(tx, intent_id, { user_id, order_id, applied: ids });
  const fresh = applied.filter(({ discount_id }) => !redeemed.includes(discount_id));
  if (fresh.length > 0) await insertUses(tx, fresh, { user_id, order_id, intent_id });
}

interface Reserver {
  /** Null: a guest. */
  readonly user_id: string | null;
  readonly intent_id: string;
  /** Digest of a guest's network; null is not counted. */
  readonly held_by: string | null;
}

/** Once when a purchase opens, and once more for another payment. */
const MAX_RESERVATIONS = 2;

/** Until paid, given up or expired (DECISIONS 72). Refuses too many unpaid uses of an account or network. */
export async function reserveDiscounts(
  tx: Tx,
  reductions: Pick<Reductions, 'by_product'>,
  { user_id, intent_id, held_by }: Reserver,
): Promise<Result<null, { readonly code: 'TOO_MANY_HOLDS' }>> {
  const applied = appliedTo(reductions);
  if (applied.length === 0 || (await hasReservation(tx, intent_id))) return succeed(null);
  const reserved = await lockAndCountReservations(tx, { uses: applied, user_id, held_by, intent_id });
  if (reserved !== null && (reserved.live >= MAX_LIVE_HOLDS || reserved.earlier >= MAX_RESERVATIONS)) {
    return refuse({ code: 'TOO_MANY_HOLDS' });
  }
  await insertUses(tx, applied, { user_id, order_id: null, intent_id, held_by });
  return succeed(null);
}
