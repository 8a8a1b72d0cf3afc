import { useEffect } from 'react';
import { ErrorState } from '#app/components/error-state.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import type { ProductKind } from './product-kind.ts';
import { sayError } from './use-product-calls.ts';

/** AERR-001 to AERR-003. */
export function ListFailed({ kind }: { readonly kind: ProductKind }) {
  useEffect(() => {
    sayError(kind.listFailed);
  }, [kind]);
  return (
    <>
      <PageHeader title={kind.title} />
      <ErrorState title={kind.listFailed} />
    </>
  );
}
