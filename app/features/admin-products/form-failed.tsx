import { useEffect } from 'react';
import { PageFailed } from '#app/components/page-failed.tsx';
import { formCopy as copy } from './form-copy.ts';
import type { ProductKind } from './product-kind.ts';
import { sayError } from './use-product-calls.ts';

/** AERR-007. */
export function FormFailed({ kind }: { readonly kind: ProductKind }) {
  useEffect(() => {
    sayError(copy.fetchFailed);
  }, []);
  return <PageFailed title={kind.title} problem={copy.fetchFailed} />;
}
