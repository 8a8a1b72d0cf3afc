import { useEffect } from 'react';
import { PageFailed } from '#app/components/page-failed.tsx';
import type { ProductKind } from './product-kind.ts';
import { sayError } from './use-product-calls.ts';

/** AERR-001 to AERR-003. */
export function ListFailed({ kind }: { readonly kind: ProductKind }) {
  useEffect(() => {
    sayError(kind.listFailed);
  }, [kind]);
  return <PageFailed title={kind.title} problem={kind.listFailed} />;
}
