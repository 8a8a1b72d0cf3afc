import { cn } from '#app/lib/cn.ts';
import { productsCopy as copy } from '#messages/admin-products.ts';
import type { ProductRow } from './fetch-products.ts';

type State = keyof typeof copy.states;

const dots: Readonly<Record<State, string>> = {
  active: 'bg-credit',
  coming: 'bg-dawn-2',
  inactive: 'ring-1 ring-ink-3 ring-inset',
  archived: 'ring-1 ring-line-strong ring-inset',
};

function stateOf({ archived_at, is_active, coming_soon }: ProductRow): State {
  if (archived_at !== null) return 'archived';
  if (!is_active) return 'inactive';
  return coming_soon ? 'coming' : 'active';
}

/** Never colour alone. */
export function ProductState({ product }: { readonly product: ProductRow }) {
  const state = stateOf(product);
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 whitespace-nowrap',
        product.is_active ? 'text-ink' : 'text-ink-3',
      )}
    >
      <i aria-hidden="true" className={cn('block size-2 rounded-full', dots[state])} />
      {copy.states[state]}
    </span>
  );
}
