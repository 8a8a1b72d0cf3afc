import { useRef } from 'react';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { productsCopy as copy, deleteProductCopy } from '#messages/catalog/admin.ts';

const failures = () => ({
  feature: copy.feature.failed,
  reorder: copy.order.failed,
  remove: deleteProductCopy.failed,
  deactivate: copy.failed,
  duplicate: copy.failed,
  bulk: copy.failed,
});

type ProductIntent = keyof ReturnType<typeof failures>;

/**
 * A change through the action of the list, which is read again even after a failure (APRD-038). AERR-001: the title says
 * that it failed, the text what.
 */
export function useProductAction(onDone?: () => void) {
  const sent = useRef<ProductIntent>('bulk');
  const { submit, ...action } = useActionFetcher({
    toastFor: () => ({ title: copy.error, text: failures()[sent.current] }),
    ...(onDone && { onDone }),
  });
  return {
    ...action,
    send: (intent: ProductIntent, fields: Readonly<Record<string, string>>) => {
      sent.current = intent;
      return submit({ intent, ...fields }, { method: 'post' });
    },
  };
}
