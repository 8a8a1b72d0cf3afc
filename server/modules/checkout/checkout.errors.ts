import type { Rupiah } from '#shared/money.ts';
import type { CompletionField } from '#shared/profile.ts';
import type { WalletRefusal } from '#shared/wallet-refusal.ts';

/** What stops a line; the refusal codes that concern a product. */
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

export interface LineProblem {
  readonly product_id: string;
  readonly code: LineCode;
  /** Current price; with PRICE_CHANGED. */
  readonly price?: Rupiah;
  /** Remaining stock; with OUT_OF_STOCK. */
  readonly left?: number;
}

interface LineRefusalOf<Code extends LineCode, Facts = Record<never, never>> {
  readonly code: Code;
  readonly details: {
    /** The first line with a problem. */
    readonly product_id: string;
    /** Every line with a problem. */
    readonly lines: LineProblem[];
  } & Facts;
}

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

export type CheckoutRefusal = LineRefusal | WalletRefusal | { readonly code: 'IDEMPOTENCY_KEY_REUSED' };
