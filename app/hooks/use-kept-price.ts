import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { hasLinkedCode } from '#app/lib/has-linked-code.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import type { KeptPrice } from './read-kept-price.ts';
import { useViewer } from './session/use-viewer.ts';

const keptPrices = createQuery({
  name: 'kept-price',
  read: async (_viewer: string, product_id: string) =>
    (await import('./read-kept-price.ts')).readKeptPrice(product_id),
});

/** The same for everybody, so that pages with it are cacheable. */
export const isDiscountable = ({ price, is_subscription, availability }: ProductCard): boolean =>
  (price ?? 0) > 0 && !is_subscription && availability === 'available';

/** The price with this browser's code, where it is lower; null without one, and until it is known. */
export function useKeptPrice(product: ProductCard): KeptPrice | null {
  const { status, viewer } = useViewer();
  const isAsked = status === 'ready' && hasLinkedCode() && isDiscountable(product);
  const { answer } = useQuery(keptPrices, isAsked ? `${viewer?.id ?? 'visitor'}/${product.id}` : null);
  return answer?.ok === true ? answer.value : null;
}
