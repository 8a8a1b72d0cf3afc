/** Why a gift code was not redeemed. None of these changes the code. */
export type GiftRefusal =
  | { readonly code: 'GIFT_NOT_FOUND' }
  /** Redeemed by another user. */
  | { readonly code: 'GIFT_REDEEMED' }
  /** Its order was refunded. */
  | { readonly code: 'GIFT_VOID' }
  /** The code stays open for another user. */
  | { readonly code: 'GIFT_PRODUCT_OWNED' };
