/** Why a gift code gave nothing. None of them changes the code. */
export type GiftRefusal =
  | { readonly code: 'GIFT_NOT_FOUND' }
  /** Somebody else was first. */
  | { readonly code: 'GIFT_REDEEMED' }
  /** Its order was paid back. */
  | { readonly code: 'GIFT_VOID' }
  /** The code stays open, for somebody else. */
  | { readonly code: 'GIFT_PRODUCT_OWNED' };
