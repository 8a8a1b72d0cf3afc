import { useEffect, useSyncExternalStore } from 'react';
import { scheduleRetry } from '#app/lib/api/retry.ts';
import { VISITOR_CART_KEY } from '#app/lib/visitor-cart.ts';
import type { Cart } from '#contract/account/cart.ts';
import { useViewer } from '../session/use-viewer.ts';
import { accountCartStorage, type CartResult, EMPTY_CART, visitorCartStorage } from './cart-storage.ts';

export interface CartState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly cart: Cart;
}

const initialState: CartState = { status: 'loading', cart: EMPTY_CART };
let state = initialState;
/** User id, null for a visitor, undefined until the viewer is known. */
let owner: string | null | undefined;
/** Responses to outdated requests are dropped. */
let latestRequest = 0;
const listeners = new Set<() => void>();

function setState(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
}

const storage = () => (typeof owner === 'string' ? accountCartStorage : visitorCartStorage);

/** Shows the server's cart; returns the message of a refusal, or null. */
async function applyResult(question: Promise<CartResult>): Promise<string | null> {
  latestRequest += 1;
  const mine = latestRequest;
  const answer = await question;
  if (mine === latestRequest) {
    if (answer.ok) setState({ status: 'ready', cart: answer.value.cart });
    else if (state.status === 'loading') setState({ status: 'failed', cart: state.cart });
  }
  return answer.ok ? null : answer.refusal.message;
}

/** Fetches the cart again: after buying, and when its drawer opens. */
export async function refreshCart(): Promise<string | null> {
  // Not used on this page yet.
  if (owner === undefined) return null;
  return applyResult(storage().read());
}

/** Adds one unit (WAL-002, WAL-003). Until the viewer is known, to the visitor's cart. */
export function addToCart(productId: string): Promise<string | null> {
  return applyResult(storage().add(productId));
}

/** Optimistic; a refusal restores the old quantity. */
export async function setQuantity(productId: string, quantity: number): Promise<string | null> {
  const before = state;
  setState({ ...before, cart: withOptimisticQuantity(before.cart, productId, quantity) });
  const problem = await applyResult(storage().set(productId, quantity));
  if (problem !== null) await refreshCart();
  return problem;
}

export function clearCart(): Promise<string | null> {
  return applyResult(storage().clear());
}

function withOptimisticQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const lines = cart.lines
    .map((line) => (line.product_id === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  return { ...cart, lines, total_count: lines.reduce((sum, line) => sum + line.quantity, 0) };
}

/** Switches carts when the viewer changes; a visitor who signs in brings theirs along. */
function switchOwner(userId: string | null): void {
  if (owner === userId) return;
  owner = userId;
  setState(initialState);
  void fetchCartWithRetry(0);
}

/** Retries a failed fetch, unless the owner has changed meanwhile. */
async function fetchCartWithRetry(attempt: number): Promise<void> {
  const mine = owner;
  await refreshCart();
  if (state.status !== 'failed') return;
  scheduleRetry(attempt, () => {
    if (owner === mine && state.status === 'failed') void fetchCartWithRetry(attempt + 1);
  });
}

function onStorage(event: StorageEvent): void {
  if (event.key === VISITOR_CART_KEY && owner === null) void refreshCart();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The viewer's cart, one store for the page. */
export function useCart(): CartState {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  );
  const { status, viewer } = useViewer();
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (status === 'ready') switchOwner(userId);
  }, [status, userId]);
  return current;
}
