import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { ProductActionResult, ProductIntent } from './product-intents.ts';

/** A change through the action of the list, which is read again even after a failure (APRD-038). */
export function useProductAction(onDone?: () => void) {
  const { submit, ...action } = useActionFetcher<ProductActionResult>(onDone);
  return {
    ...action,
    send: (intent: ProductIntent, fields: Readonly<Record<string, string>>) =>
      submit({ intent, ...fields }, { method: 'post' }),
  };
}
