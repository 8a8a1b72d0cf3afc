import { useSyncExternalStore } from 'react';

/** The toast that says something went into the cart; it makes room when the cart itself is shown. */
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

/** Whether the drawer of the cart stands open; apart from the cart itself, which most pages never load. */
export function useIsCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
