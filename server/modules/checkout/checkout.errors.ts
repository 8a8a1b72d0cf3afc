import type { Rupiah } from '#shared/money.ts';
import type { CompletionField } from '#shared/profile.ts';
import type { PurseRefusal } from '#shared/purse.ts';

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
  | PurseRefusal
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' };
