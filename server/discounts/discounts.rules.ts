import { type Rupiah, rupiah, type Sen, toSen } from '#shared/money/money.ts';
import { mailboxOf } from '#shared/people/mailbox.ts';
import type { DiscountCondition } from '#shared/shop/discounts.ts';

export interface Candidate {
  readonly id: string;
  readonly title: string;
  /** Null: automatic. */
  readonly code: string | null;
  /** Exactly one of percent and amount is set. */
  readonly percent: number | null;
  readonly amount: Rupiah | null;
  readonly targets: readonly string[];
  /** Null: active, in time, and with uses left. `IN_USE`: unpaid purchases have reserved the last ones. */
  readonly refusal_code:
    | 'DISCOUNT_UNKNOWN'
    | 'DISCOUNT_ENDED'
    | 'DISCOUNT_IN_USE'
    | 'DISCOUNT_USED_UP'
    | null;
  /** Reserved by the waiting purchase, or kept by the subscription, being priced; it applies whatever has changed. */
  readonly is_guaranteed: boolean;
  /** Reserved for an address that a guest typed; conditions on the buyer are checked once the account is known. */
  readonly is_guest_reservation: boolean;
  readonly first_purchase_only: boolean;
  readonly emails: readonly string[];
  readonly minimum: Rupiah;
  readonly max_uses_per_buyer: number | null;
  readonly uses_of_buyer: number;
  readonly ends_at: string | null;
  /** Number of a subscription's periods; null: all. */
  readonly periods: number | null;
  /** The buyer's own referral code, or that of somebody who signed in on the same device. */
  readonly is_own: boolean | null;
  /** The address of a referral code's owner; null: not a referral code. */
  readonly referrer_email: string | null;
}

export interface ListedLine {
  readonly product_id: string;
  readonly type: string;
  readonly price: Rupiah;
  readonly quantity: number;
  /** A billing cycle or a variant id. */
  readonly plan?: string;
  readonly owned?: Rupiah;
  /** An order bump takes this much off the line; 0 when it costs its own price. */
  readonly bump?: Rupiah;
}

export interface BuyerFacts {
  /** Null: a visitor who has not typed one yet. */
  readonly email: string | null;
  readonly has_bought: boolean;
}

/** `amount` is off all units of the line together. */
export interface LineDiscount {
  readonly amount: Rupiah;
  readonly discount: Candidate;
}

export type CodeProblem =
  | {
      readonly code:
        | 'DISCOUNT_UNKNOWN'
        | 'DISCOUNT_IN_USE'
        | 'DISCOUNT_ENDED'
        | 'DISCOUNT_USED_UP'
        | 'DISCOUNT_NOT_FOR_THESE'
        | 'DISCOUNT_ALREADY_USED'
        | 'DISCOUNT_OWN_CODE'
        | 'DISCOUNT_FIRST_PURCHASE';
    }
  | { readonly code: 'DISCOUNT_MINIMUM'; readonly details: { readonly minimum_bigint: Sen } };

export interface Reductions {
  /** A product that is missing costs its list price. */
  readonly by_product: ReadonlyMap<string, LineDiscount>;
  /** Null without a code, or if it applies. */
  readonly problem: CodeProblem | null;
}

export function targetsOf({ product_id, type, plan }: Omit<ListedLine, 'price' | 'quantity'>) {
  return plan === undefined
    ? ['all', `type:${type}`, `product:${product_id}`]
    : ['subscriptions', `product:${product_id}`, `plan:${product_id}:${plan}`];
}

/** A sale for everybody is part of the price that pages show. */
export function isPublicSale(candidate: Candidate): boolean {
  const { code, first_purchase_only, emails, minimum, max_uses_per_buyer } = candidate;
  return (
    code === null &&
    !first_purchase_only &&
    emails.length === 0 &&
    minimum === 0 &&
    max_uses_per_buyer === null
  );
}

/**
 * Discounts never stack on a line: the code wins where it applies, elsewhere the larger automatic one, whatever the
 * order of candidates. Never more than the line costs.
 */
export function reduceLines(
  lines: readonly ListedLine[],
  candidates: readonly Candidate[],
  { code: typedCode = null, ...buyer }: BuyerFacts & { readonly code?: string | null },
): Reductions {
  const by_product = new Map<string, LineDiscount>();
  for (const candidate of candidates) {
    if (candidate.code === null && discountProblem(lines, candidate, buyer) === null) {
      for (const [id, reduction] of reductionsBy(candidate, lines))
        keepLargerDiscount(by_product, id, reduction);
    }
  }
  if (typedCode === null) return { by_product, problem: null };
  const coded = candidates.find(({ code }) => code === typedCode);
  const problem = coded === undefined ? UNKNOWN : discountProblem(lines, coded, buyer);
  if (coded === undefined || problem !== null) return { by_product, problem };
  for (const [id, reduction] of reductionsBy(coded, lines)) by_product.set(id, reduction);
  return { by_product, problem: null };
}

const UNKNOWN = { code: 'DISCOUNT_UNKNOWN' } as const;

function keepLargerDiscount(kept: Map<string, LineDiscount>, productId: string, next: LineDiscount): void {
  const known = kept.get(productId);
  const isBetter =
    known === undefined ||
    next.amount > known.amount ||
    (next.amount === known.amount && next.discount.id < known.discount.id);
  if (isBetter) kept.set(productId, next);
}

/** A code for others reads as unknown, so that guessing finds none; an ended or used-up code says so. */
function discountProblem(
  lines: readonly ListedLine[],
  candidate: Candidate,
  buyer: BuyerFacts,
): CodeProblem | null {
  const own = buyerProblem(candidate, buyer);
  if (candidate.is_guaranteed) return candidate.is_guest_reservation ? own : null;
  if (candidate.refusal_code !== null)
    return own === UNKNOWN || own?.code === 'DISCOUNT_ALREADY_USED' ? own : { code: candidate.refusal_code };
  if (own !== null) return own;
  const { minimum } = candidate;
  const covered = eligibleLines(candidate, lines);
  if (covered.length === 0) return { code: 'DISCOUNT_NOT_FOR_THESE' };
  if (listedTotal(covered) < minimum)
    return { code: 'DISCOUNT_MINIMUM', details: { minimum_bigint: toSen(minimum) } };
  return null;
}

function buyerProblem(candidate: Candidate, { email, has_bought }: BuyerFacts): CodeProblem | null {
  const { emails, max_uses_per_buyer, uses_of_buyer, first_purchase_only } = candidate;
  const isNamed = emails.length === 0 || email === null || emails.includes(email.toLowerCase());
  if (!isNamed) return UNKNOWN;
  if (isOwnCode(candidate, email)) return { code: 'DISCOUNT_OWN_CODE' };
  if (max_uses_per_buyer !== null && uses_of_buyer >= max_uses_per_buyer) {
    return { code: 'DISCOUNT_ALREADY_USED' };
  }
  const isFirst = !has_bought && uses_of_buyer === 0;
  return first_purchase_only && !isFirst ? { code: 'DISCOUNT_FIRST_PURCHASE' } : null;
}

/** Other spellings of the owner's mailbox are the owner. */
function isOwnCode({ is_own, referrer_email }: Candidate, email: string | null): boolean {
  const isOwnMailbox =
    referrer_email !== null && email !== null && mailboxOf(referrer_email) === mailboxOf(email);
  return is_own === true || isOwnMailbox;
}

/** Conditions checked again once a guest's account is known. */
export function conditionsOf(candidate: Candidate): DiscountCondition[] {
  const { emails, max_uses_per_buyer, first_purchase_only } = candidate;
  return [
    ...(first_purchase_only ? (['first_purchase'] as const) : []),
    ...(max_uses_per_buyer === null ? [] : (['per_buyer'] as const)),
    ...(emails.length === 0 ? [] : (['named_address'] as const)),
  ];
}

function eligibleLines({ targets }: Candidate, lines: readonly ListedLine[]): readonly ListedLine[] {
  return lines.filter((line) => line.price > 0 && targetsOf(line).some((target) => targets.includes(target)));
}

const lineTotal = ({ price, quantity }: ListedLine) => price * quantity;
const listedTotal = (lines: readonly ListedLine[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/**
 * Percentages and public sales apply per unit, so that a line costs its card's price times the units. Other amounts
 * apply once per order, shared by cost, except order bumps, which add what their tick says whatever else is bought.
 */
function reductionsBy(candidate: Candidate, lines: readonly ListedLine[]): readonly [string, LineDiscount][] {
  const isOfOrder = candidate.amount !== null && !isPublicSale(candidate);
  const covered = eligibleLines(candidate, lines).filter(({ bump }) => !isOfOrder || bump === undefined);
  const amounts = isOfOrder
    ? shareAmount(candidate.amount, covered)
    : covered.map((line) => (line.price - reducedPrice(line.price, candidate)) * line.quantity);
  return covered.flatMap((line, n): [string, LineDiscount][] => {
    const amount = rupiah(amounts[n] ?? 0);
    return amount === 0 ? [] : [[line.product_id, { amount, discount: candidate }]];
  });
}

/** Conditions were decided when the subscription began. */
export function periodReduction(period: ListedLine, kept: Candidate): Rupiah {
  const { by_product } = reduceLines([period], [kept], { email: null, has_bought: false });
  return by_product.get(period.product_id)?.amount ?? rupiah(0);
}

/** Whole rupiah, rounded down in the buyer's favour; never below 0. */
export function reducedPrice(
  price: Rupiah,
  { percent, amount }: Pick<Candidate, 'percent' | 'amount'>,
): Rupiah {
  if (percent !== null) return rupiah(Math.floor((price * (100 - percent)) / 100));
  return rupiah(Math.max(0, price - (amount ?? 0)));
}

/** Cuts shares along the running total, so that they sum to the amount. */
function shareAmount(amount: number, lines: readonly ListedLine[]): readonly number[] {
  const ordered = lines.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1));
  const total = listedTotal(ordered);
  const given = Math.min(amount, total);
  const shares = new Map<string, number>();
  let upto = 0;
  for (const line of ordered) {
    const before = prorate(given, upto, total);
    upto += lineTotal(line);
    shares.set(line.product_id, prorate(given, upto, total) - before);
  }
  return lines.map((line) => shares.get(line.product_id) ?? 0);
}

/** Exact where the product of two amounts exceeds a double's integers. */
function prorate(given: number, upto: number, total: number): number {
  return Number((BigInt(given) * BigInt(upto)) / BigInt(total));
}
