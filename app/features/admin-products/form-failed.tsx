import { useEffect } from 'react';
import { ErrorState } from '#app/components/error-state.tsx';
import { formCopy as copy } from './form-copy.ts';
import { sayError } from './use-product-calls.ts';

/** AERR-007. */
export function FormFailed() {
  useEffect(() => {
    sayError(copy.fetchFailed);
  }, []);
  return <ErrorState title={copy.fetchFailed} />;
}
