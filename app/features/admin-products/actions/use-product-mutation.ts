import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { type CallResult, createClient } from '#contract/client.ts';
import type { Endpoint, OutputOf } from '#contract/endpoint.ts';
import { productsCopy as copy } from '../list/products-copy.ts';

export const client = createClient((request) => fetch(request), { timeoutMs: 30_000 });

export const showSuccess = (description: string) => toast.success(copy.done, { description });
export const showError = (description: string) => toast.error(copy.error, { description });

interface MutationMessages<E extends Endpoint> {
  readonly done?: (value: OutputOf<E>) => string;
  readonly failed: string;
}

/** A change to the list: toast, then revalidation, even after a failure (APRD-038). */
export function useProductMutation() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  async function run<E extends Endpoint>(
    call: Promise<CallResult<E>>,
    { done, failed }: MutationMessages<E>,
  ) {
    setIsBusy(true);
    const result = await call;
    if (result.ok && done !== undefined) showSuccess(done(result.value));
    if (!result.ok) showError(failed);
    await revalidate();
    setIsBusy(false);
    return result;
  }
  return { isBusy, run };
}
