import type { ProductForSale } from '#server/catalog/index.ts';
import type { Customer } from './checkout.rules.ts';

interface Sold extends Pick<ProductForSale, 'id' | 'own_stock' | 'parts'> {
  readonly quantity: number;
  readonly gifts: number;
}

/** The units of everything that counts its stock; of a bundle those of the parts that are given, too. */
export function unitsTaken(sold: readonly Sold[], { held }: Pick<Customer, 'held'>) {
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

/** What was sold of what ran out: the product, or a bundle with it inside. */
export function soldOutOf(sold: readonly Sold[], missing: readonly string[]): readonly string[] {
  return sold
    .filter(({ id, parts }) => [id, ...parts.map((part) => part.id)].some((one) => missing.includes(one)))
    .map(({ id }) => id);
}
