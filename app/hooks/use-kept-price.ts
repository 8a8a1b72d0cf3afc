import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { listKeptPrices } from '#contract/public/discounts.ts';
import type { ProductCard } from '#contract/public/products.ts';
import type { Rupiah } from '#shared/money.ts';
import { mapValue } from '#shared/result.ts';
import { useViewer } from './session/use-viewer.ts';

/** Whether a link brought a discount code here; the script in the document head has looked (app/lib/theme.ts). */
export const carriesCode = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.code !== undefined;

interface KeptPrice {
  readonly code: string;
  readonly price: Rupiah;
}

const keptPrices = createQuery({
  name: 'kept-price',
  read: (_viewer: string, product_id: string) =>
    mapValue(askTogether(product_id), ({ code, prices }): KeptPrice | null => {
      const price = prices.find((one) => one.product_id === product_id)?.price;
      return price === undefined || code === null ? null : { code, price };
    }),
});

/** What a page asks for at once, as all of its cards mount together, is one request. */
let asked: { readonly ids: string[]; readonly answer: ReturnType<typeof ask> } | null = null;

function askTogether(productId: string) {
  if (asked === null) {
    const ids: string[] = [];
    asked = { ids, answer: Promise.resolve().then(() => ask(ids)) };
  }
  asked.ids.push(productId);
  return asked.answer;
}

function ask(ids: readonly string[]) {
  asked = null;
  return browserClient.call<typeof listKeptPrices>(
    { method: 'get', path: '/api/discounts/kept' },
    { query: { ids: ids.join(',') } },
  );
}

/** Whether a code can change this price; the same for everybody, so cacheable. */
export const canBeReduced = ({ price, is_subscription, availability }: ProductCard): boolean =>
  (price ?? 0) > 0 && !is_subscription && availability === 'available';

/** The price with the code that this browser carries, where it is lower; null without one, and until it is known. */
export function useKeptPrice(product: ProductCard): KeptPrice | null {
  const { status, viewer } = useViewer();
  const isAsked = status === 'ready' && carriesCode() && canBeReduced(product);
  const { answer } = useQuery(keptPrices, isAsked ? `${viewer?.id ?? 'visitor'}/${product.id}` : null);
  return answer?.ok === true ? answer.value : null;
}
