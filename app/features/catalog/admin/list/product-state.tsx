import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { productsCopy as copy } from '#messages/catalog/admin.ts';
import type { ProductRow } from './fetch-products.ts';

const tones = {
  active: 'ok',
  soldOut: 'bad',
  broken: 'bad',
  coming: 'wait',
  inactive: 'draft',
  archived: 'off',
} as const;

type ProductStateFields = Pick<
  ProductRow,
  'archived_at' | 'is_active' | 'coming_soon' | 'is_broken' | 'stock'
>;

function stateOf({
  archived_at,
  is_active,
  coming_soon,
  is_broken,
  stock,
}: ProductStateFields): keyof typeof tones {
  if (archived_at !== null) return 'archived';
  if (!is_active) return 'inactive';
  if (coming_soon) return 'coming';
  if (is_broken) return 'broken';
  return stock === 0 ? 'soldOut' : 'active';
}

export function ProductState({ product }: { readonly product: ProductStateFields }) {
  const state = stateOf(product);
  return <StatusDot tone={tones[state]}>{copy.states[state]}</StatusDot>;
}
