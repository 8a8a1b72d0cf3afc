import type { Rupiah } from '#shared/money.ts';
import type { CompletionField } from '#shared/profile.ts';
import type { WalletRefusal } from '#shared/wallet-refusal.ts';

/** What stands in the way of one line; the codes of the refusals that are about a product. */
export const lineCodes = [
  'PRODUCT_NOT_FOUND',
  'ALREADY_OWNED',
  'COMING_SOON',
  'SUBSCRIPTION_NEEDS_PLAN',
  'GIFT_NOT_POSSIBLE',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'PROFILE_INCOMPLETE',
] as const;
export type LineCode = (typeof lineCodes)[number];

/** A line that can not be bought, and why. */
export interface LineProblem {
  readonly product_id: string;
  readonly code: LineCode;
  /** What it costs now; with PRICE_CHANGED. */
  readonly price?: Rupiah;
  /** How many are left; with OUT_OF_STOCK. */
  readonly left?: number;
}

interface LineRefusalOf<Code extends LineCode, Facts = Record<never, never>> {
  readonly code: Code;
  readonly details: {
    /** The first line that stands in the way. */
    readonly product_id: string;
    /** All of them. */
    readonly lines: LineProblem[];
  } & Facts;
}

/** Why a line was refused. */
export type LineRefusal =
  | LineRefusalOf<'PRODUCT_NOT_FOUND'>
  | LineRefusalOf<'ALREADY_OWNED'>
  | LineRefusalOf<'COMING_SOON'>
  | LineRefusalOf<'SUBSCRIPTION_NEEDS_PLAN'>
  | LineRefusalOf<'GIFT_NOT_POSSIBLE'>
  | LineRefusalOf<'OUT_OF_STOCK', { readonly left: number }>
  | LineRefusalOf<'PRICE_CHANGED', { readonly price: Rupiah }>
  | LineRefusalOf<
      'PROFILE_INCOMPLETE',
      { readonly percent: number; readonly missing_fields: CompletionField[] }
    >;

/** Why nothing was bought. */
export type CheckoutRefusal = LineRefusal | WalletRefusal | { readonly code: 'IDEMPOTENCY_KEY_REUSED' };
