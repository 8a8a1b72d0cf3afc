import { useEffect, useSyncExternalStore } from 'react';
import { afterPause } from '#app/lib/try-again.ts';
import { VISITOR_CART_KEY } from '#app/lib/visitor-cart.ts';
import type { Cart } from '#contract/account/cart.ts';
import { accountKeeper, type CartAnswer, EMPTY_CART, visitorKeeper } from './cart-calls.ts';
import { useViewer } from './use-viewer.ts';

export interface CartState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly cart: Cart;
}

const unknown: CartState = { status: 'loading', cart: EMPTY_CART };
let state = unknown;
/** Id of the user whose cart this is, null for a visitor's, undefined while nobody knows who is looking. */
let owner: string | null | undefined;
/** Answers to a question that a later one has overtaken are dropped. */
let latestQuestion = 0;
const listeners = new Set<() => void>();

function show(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
}

const keeper = () => (typeof owner === 'string' ? accountKeeper : visitorKeeper);

/** Shows what the server says of the cart; the sentence of a refusal, or null. */
async function ask(question: Promise<CartAnswer>): Promise<string | null> {
  latestQuestion += 1;
  const mine = latestQuestion;
  const answer = await question;
  if (mine === latestQuestion) {
    if (answer.ok) show({ status: 'ready', cart: answer.value.cart });
    else if (state.status === 'loading') show({ status: 'failed', cart: state.cart });
  }
  return answer.ok ? null : answer.refusal.message;
}

/** Reads the cart again: after buying, and when its drawer opens, because another device may have changed it. */
export async function refreshCart(): Promise<string | null> {
  // Nobody has looked at a cart on this page yet.
  if (owner === undefined) return null;
  return ask(keeper().read());
}

/** One more of a product (WAL-002, WAL-003). Waits for nobody: before we know who is looking, it is a visitor's. */
export function addToCart(productId: string): Promise<string | null> {
  return ask(keeper().add(productId));
}

/** Shows the new quantity at once and then what the server makes of it; a refusal puts the old one back. */
export async function setQuantity(productId: string, quantity: number): Promise<string | null> {
  const before = state;
  show({ ...before, cart: withGuess(before.cart, productId, quantity) });
  const problem = await ask(keeper().set(productId, quantity));
  if (problem !== null) await refreshCart();
  return problem;
}

export function clearCart(): Promise<string | null> {
  return ask(keeper().clear());
}

function withGuess(cart: Cart, productId: string, quantity: number): Cart {
  const lines = cart.lines
    .map((line) => (line.product_id === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  return { ...cart, lines, total_count: lines.reduce((sum, line) => sum + line.quantity, 0) };
}

/** Another person at the screen has another cart; a visitor who signs in brings theirs along. */
function follow(userId: string | null): void {
  if (owner === userId) return;
  owner = userId;
  show(unknown);
  void readUntilKnown(0);
}

/** A cart that could not be read is asked for again, unless somebody else's has taken its place meanwhile. */
async function readUntilKnown(attempt: number): Promise<void> {
  const mine = owner;
  await refreshCart();
  if (state.status !== 'failed') return;
  afterPause(attempt, () => {
    if (owner === mine && state.status === 'failed') void readUntilKnown(attempt + 1);
  });
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === VISITOR_CART_KEY && owner === null) void refreshCart();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** The cart of who is at the screen, shared by everything on it. */
export function useCart(): CartState {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );
  const { status, viewer } = useViewer();
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (status === 'ready') follow(userId);
  }, [status, userId]);
  return current;
}
