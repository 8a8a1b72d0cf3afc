import type { LineProblem } from '#contract/account/checkout.ts';
import type { KeyReused } from '#server/platform/idempotency.ts';
import type { Rupiah } from '#shared/money.ts';
import type { CompletionField } from '#shared/profile.ts';
import type { WalletRefusal } from '#shared/wallet-refusal.ts';

type LineCode = LineProblem['code'];

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

export type CheckoutRefusal = LineRefusal | WalletRefusal | KeyReused;
