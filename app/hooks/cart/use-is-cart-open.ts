import { create } from 'zustand';

export const CART_TOAST = 'cart-added';

export const useIsCartOpen = create(() => false);

export const openCart = (): void => useIsCartOpen.setState(true);
export const closeCart = (): void => useIsCartOpen.setState(false);
