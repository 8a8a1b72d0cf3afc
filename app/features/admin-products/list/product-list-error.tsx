import { useEffect } from 'react';
import { PageError } from '#app/components/page/page-error.tsx';
import { showError } from '../actions/use-product-mutation.ts';
import type { ProductKind } from '../product-kind.ts';

/** AERR-001 to AERR-003. */
export function ProductListError({ kind }: { readonly kind: ProductKind }) {
  useEffect(() => {
    showError(kind.listError);
  }, [kind]);
  return <PageError title={kind.title} message={kind.listError} />;
}
