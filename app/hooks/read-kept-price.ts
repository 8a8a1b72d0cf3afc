import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listKeptPrices } from '#contract/discounts/discounts.ts';
import type { Rupiah } from '#shared/money/money.ts';
import { mapValue } from '#shared/result.ts';

export interface KeptPrice {
  readonly code: string;
  readonly price: Rupiah;
}

/** Null: this browser's code does not reduce the price. */
export function readKeptPrice(productId: string) {
  return mapValue(fetchKeptPriceBatched(productId), ({ code, prices }): KeptPrice | null => {
    const price = prices.find((one) => one.product_id === productId)?.price;
    return price === undefined || code === null ? null : { code, price };
  });
}

let asked: { readonly ids: string[]; readonly answer: ReturnType<typeof fetchKeptPrices> } | null = null;

function fetchKeptPriceBatched(productId: string) {
  if (asked === null) {
    const ids: string[] = [];
    asked = { ids, answer: nextTask().then(() => fetchKeptPrices(ids)) };
  }
  asked.ids.push(productId);
  return asked.answer;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function fetchKeptPrices(ids: readonly string[]) {
  asked = null;
  return browserClient.call<typeof listKeptPrices>(
    { method: 'get', path: '/api/discounts/kept' },
    { query: { ids: ids.join(',') } },
  );
}
