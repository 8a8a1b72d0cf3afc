import { create } from 'zustand';

/** Id of the "added to cart" toast, dismissed when the cart opens. */
export const CART_TOAST = 'cart-added';

/** Whether the cart drawer is open. Apart from `use-cart`, which most pages never load. */
export const useIsCartOpen = create(() => false);

export const openCart = (): void => useIsCartOpen.setState(true);
export const closeCart = (): void => useIsCartOpen.setState(false);
