import type { Rupiah, Sen } from '#shared/money.ts';
import type { CompletionField } from '#shared/profile.ts';

interface OfProduct<Code extends string, Facts = Record<never, never>> {
  readonly code: Code;
  readonly details: { readonly product_id: string } & Facts;
}

/** Why nothing was bought; each names the product that stands in the way. */
export type CheckoutRefusal =
  | OfProduct<'PRODUCT_NOT_FOUND'>
  | OfProduct<'ALREADY_OWNED'>
  | OfProduct<'COMING_SOON'>
  | OfProduct<'SUBSCRIPTION_NEEDS_PLAN'>
  | OfProduct<'OUT_OF_STOCK'>
  | OfProduct<'PRICE_CHANGED', { readonly price: Rupiah }>
  | OfProduct<'PROFILE_INCOMPLETE', { readonly percent: number; readonly missing_fields: CompletionField[] }>
  | {
      readonly code: 'INSUFFICIENT_BALANCE';
      readonly details: {
        readonly balance_bigint: Sen;
        readonly price_bigint: Sen;
        readonly shortfall_bigint: Sen;
        readonly suggested_topup: Rupiah;
      };
    }
  | { readonly code: 'WALLET_INACTIVE' }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' };
