import { useSyncExternalStore } from 'react';

/** Id of the "added to cart" toast, dismissed when the cart opens. */
export const CART_TOAST = 'cart-added';

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openCart = (): void => setOpen(true);
export const closeCart = (): void => setOpen(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the cart drawer is open. Apart from `use-cart`, which most pages never load. */
export function useIsCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
