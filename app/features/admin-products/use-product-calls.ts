import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { type CallResult, createClient } from '#contract/client.ts';
import type { Endpoint, OutputOf } from '#contract/endpoint.ts';
import { productsCopy as copy } from './products-copy.ts';

export const browser = createClient((request) => fetch(request), { timeoutMs: 30_000 });

export const sayDone = (description: string) => toast.success(copy.done, { description });
export const sayError = (description: string) => toast.error(copy.error, { description });

interface Told<E extends Endpoint> {
  readonly done?: (value: OutputOf<E>) => string;
  readonly failed: string;
}

/** A change of the list: told to the admin, and the list read again, whatever became of it (APRD-038). */
export function useProductCall() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  async function run<E extends Endpoint>(call: Promise<CallResult<E>>, { done, failed }: Told<E>) {
    setIsBusy(true);
    const answer = await call;
    if (answer.ok && done !== undefined) sayDone(done(answer.value));
    if (!answer.ok) sayError(failed);
    await revalidate();
    setIsBusy(false);
    return answer;
  }
  return { isBusy, run };
}
