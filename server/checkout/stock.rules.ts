import type { ProductForSale } from '#server/catalog/index.ts';
import type { Customer } from './checkout.rules.ts';

interface SoldUnits extends Pick<ProductForSale, 'id' | 'own_stock' | 'parts'> {
  readonly quantity: number;
  readonly gifts: number;
}

export function countStockUnits(sold: readonly SoldUnits[], { held }: Pick<Customer, 'held'>) {
  const taken = new Map<string, number>();
  const take = (id: string, quantity: number) => taken.set(id, (taken.get(id) ?? 0) + quantity);
  for (const { id, own_stock, parts, quantity, gifts } of sold) {
    if (own_stock !== null) take(id, quantity);
    for (const part of parts) {
      const units = held.has(part.id) ? gifts : quantity;
      if (part.stock !== null && units > 0) take(part.id, units);
    }
  }
  return [...taken].map(([id, quantity]) => ({ id, quantity }));
}

export function findSoldOut(sold: readonly SoldUnits[], missing: readonly string[]): readonly string[] {
  return sold
    .filter(({ id, parts }) => [id, ...parts.map((part) => part.id)].some((one) => missing.includes(one)))
    .map(({ id }) => id);
}
