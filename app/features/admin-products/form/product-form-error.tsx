import { useEffect } from 'react';
import { PageError } from '#app/components/page/page-error.tsx';
import { showError } from '../actions/use-product-mutation.ts';
import type { ProductKind } from '../product-kind.ts';
import { formCopy as copy } from './form-copy.ts';

/** AERR-007. */
export function ProductFormError({ kind }: { readonly kind: ProductKind }) {
  useEffect(() => {
    showError(copy.fetchFailed);
  }, []);
  return <PageError title={kind.title} message={copy.fetchFailed} />;
}
