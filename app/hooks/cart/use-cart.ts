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
/** Id of the user whose cart this is, null for a visitor's, undefined while nobody knows who is looking. */
let owner: string | null | undefined;
/** Answers to a question that a later one has overtaken are dropped. */
let latestRequest = 0;
const listeners = new Set<() => void>();

function setState(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
}

const storage = () => (typeof owner === 'string' ? accountCartStorage : visitorCartStorage);

/** Shows what the server says of the cart; the sentence of a refusal, or null. */
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

/** Reads the cart again: after buying, and when its drawer opens, because another device may have changed it. */
export async function refreshCart(): Promise<string | null> {
  // Nobody has looked at a cart on this page yet.
  if (owner === undefined) return null;
  return applyResult(storage().read());
}

/** One more of a product (WAL-002, WAL-003). Waits for nobody: before we know who is looking, it is a visitor's. */
export function addToCart(productId: string): Promise<string | null> {
  return applyResult(storage().add(productId));
}

/** Shows the new quantity at once and then what the server makes of it; a refusal puts the old one back. */
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

/** Another person at the screen has another cart; a visitor who signs in brings theirs along. */
function switchOwner(userId: string | null): void {
  if (owner === userId) return;
  owner = userId;
  setState(initialState);
  void fetchCartWithRetry(0);
}

/** A cart that could not be read is asked for again, unless somebody else's has taken its place meanwhile. */
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

/** The cart of who is at the screen, shared by everything on it. */
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
