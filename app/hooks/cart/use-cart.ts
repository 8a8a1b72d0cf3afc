import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { mutateQuery } from '#app/lib/api/mutate-query.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { succeed } from '#shared/result.ts';
import { getViewerState, useViewer } from '../session/use-viewer.ts';
import {
  accountCartStorage,
  type CartResult,
  type CartStorage,
  EMPTY_CART,
  visitorCartStorage,
} from './cart-storage.ts';

export interface CartState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly cart: Cart;
}

const VISITOR = 'visitor';

const carts = createQuery({
  name: 'cart',
  isKept: true,
  read: (owner) => storageOf(owner).read(),
});

const storageOf = (owner: string): CartStorage =>
  owner === VISITOR ? visitorCartStorage : accountCartStorage;

/** The visitor's cart until the viewer is known, because signing in merges it. */
const currentOwner = (): string => getViewerState().viewer?.id ?? VISITOR;

const refusalMessage = (answer: CartResult): string | null => (answer.ok ? null : answer.refusal.message);

export async function refreshCart(): Promise<void> {
  await carts.refetch(currentOwner());
}

async function changeCart(
  change: (storage: CartStorage) => Promise<CartResult>,
  guess?: (known: CartResult) => CartResult,
): Promise<string | null> {
  const owner = currentOwner();
  return refusalMessage(
    await mutateQuery(carts, owner, { change: () => change(storageOf(owner)), ...(guess && { guess }) }),
  );
}

/** Adds one unit (WAL-002, WAL-003). Returns the message of a refusal, or null. */
export const addToCart = (productId: string) => changeCart((storage) => storage.add(productId));

/** Optimistic; a refusal restores the old quantity. */
export const setQuantity = (productId: string, quantity: number) =>
  changeCart(
    (storage) => storage.set(productId, quantity),
    (known) =>
      known.ok ? succeed({ cart: withOptimisticQuantity(known.value.cart, productId, quantity) }) : known,
  );

export const clearCart = () => changeCart((storage) => storage.clear());

function withOptimisticQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const lines = cart.lines
    .map((line) => (line.product_id === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  return { ...cart, lines, total_count: lines.reduce((sum, line) => sum + line.quantity, 0) };
}

export function useCart(): CartState {
  const { status, viewer } = useViewer();
  const { answer, isFailing } = useQuery(carts, status === 'ready' ? (viewer?.id ?? VISITOR) : null);
  if (answer?.ok) return { status: 'ready', cart: answer.value.cart };
  return { status: isFailing || answer !== undefined ? 'failed' : 'loading', cart: EMPTY_CART };
}
