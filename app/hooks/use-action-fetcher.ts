import { useEffect, useRef } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { FormProblem, FormReply, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { showReply, type ToastMessage } from '#app/lib/forms/show-reply.ts';
import { useSendOnce } from './use-send-once.ts';

interface ActionFetcherOptions {
  readonly toastFor?: (problem: FormProblem) => ToastMessage;
  readonly onDone?: (facts: FormSuccessData) => void;
}

/**
 * A fetcher for buttons without a form around them, which need scripts: the reply is shown as a toast. What is refused
 * changed elsewhere, so the page is read again.
 */
export function useActionFetcher({ toastFor, onDone }: ActionFetcherOptions = {}) {
  const fetcher = useFetcher<FormReply>();
  const { revalidate } = useRevalidator();
  const sendOnce = useSendOnce();
  const latest = useRef({ toastFor, onDone, revalidate });
  latest.current = { toastFor, onDone, revalidate };
  const { data, state } = fetcher;
  // Runs before revalidation, which may unmount this form.
  useEffect(() => {
    if (data === undefined) return;
    showReply(data, latest.current.toastFor);
    if (data.success !== null) latest.current.onDone?.(data.success);
    else if (data.result !== null) void latest.current.revalidate();
  }, [data]);
  const reply = state === 'idle' ? data : undefined;
  return {
    submit: (...submission: Parameters<typeof fetcher.submit>) =>
      sendOnce(() => fetcher.submit(...submission)),
    formData: fetcher.formData,
    isBusy: state !== 'idle',
    success: reply?.success ?? null,
    problem: reply?.problem ?? null,
  };
}
