import { useEffect } from 'react';
import { ErrorState } from '#app/components/error-state.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { formCopy as copy } from './form-copy.ts';
import type { ProductKind } from './product-kind.ts';
import { sayError } from './use-product-calls.ts';

/** AERR-007. */
export function FormFailed({ kind }: { readonly kind: ProductKind }) {
  useEffect(() => {
    sayError(copy.fetchFailed);
  }, []);
  return (
    <>
      <PageHeader title={kind.title} />
      <ErrorState title={copy.fetchFailed} />
    </>
  );
}
