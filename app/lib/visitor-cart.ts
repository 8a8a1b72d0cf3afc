import { isRecord } from '#shared/json.ts';
import { MAX_CART_LINES, MAX_CART_QUANTITY } from '#shared/shop/cart.ts';

export interface VisitorItem {
  readonly product_id: string;
  readonly quantity: number;
}

export const VISITOR_CART_KEY = 'cart';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Storage can be edited, and may come from an older version, so invalid items are dropped. */
export const parseVisitorCart = (text: string | null): readonly VisitorItem[] => validItems(parseList(text));

/** `id:2,id:1` */
export const formatCartItems = (items: readonly VisitorItem[]): string =>
  items.map(({ product_id, quantity }) => `${product_id}:${quantity}`).join(',');

export function parseCartItems(text: string | null): readonly VisitorItem[] {
  const pairs = (text ?? '').split(',').map((pair) => pair.split(':'));
  return validItems(pairs.map(([product_id, quantity]) => ({ product_id, quantity: Number(quantity) })));
}

function validItems(list: readonly unknown[]): readonly VisitorItem[] {
  const items = new Map<string, VisitorItem>();
  for (const item of list) {
    if (!isRecord(item)) continue;
    const { product_id, quantity } = item;
    if (typeof product_id !== 'string' || !UUID.test(product_id)) continue;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) continue;
    items.set(product_id, { product_id, quantity: Math.min(quantity, MAX_CART_QUANTITY) });
  }
  return [...items.values()].slice(0, MAX_CART_LINES);
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Zero or less removes the product; a new one is appended (WAL-004). */
export function withQuantity(
  items: readonly VisitorItem[],
  product_id: string,
  quantity: number,
): readonly VisitorItem[] {
  const others = items.filter((item) => item.product_id !== product_id);
  if (quantity <= 0) return others;
  const item = { product_id, quantity: Math.min(quantity, MAX_CART_QUANTITY) };
  const isKnown = others.length < items.length;
  return isKnown ? items.map((old) => (old.product_id === product_id ? item : old)) : [...items, item];
}

export function readVisitorCart(): readonly VisitorItem[] {
  try {
    return parseVisitorCart(localStorage.getItem(VISITOR_CART_KEY));
  } catch {
    return [];
  }
}

/** Where storage is forbidden, the cart lasts only as long as the page. */
export function writeVisitorCart(items: readonly VisitorItem[]): void {
  try {
    if (items.length === 0) localStorage.removeItem(VISITOR_CART_KEY);
    else localStorage.setItem(VISITOR_CART_KEY, JSON.stringify(items));
  } catch {
    return;
  }
}
