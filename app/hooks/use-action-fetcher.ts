import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/lib/forms/action-result.ts';
import { toast } from '#app/lib/toast.ts';
import { useSendOnce } from './use-send-once.ts';

type Received<Data> = NonNullable<ReturnType<typeof useFetcher<Data>>['data']>;

/** A toast, unless fields say what is wrong. */
export function tellResult(result: ActionResult): void {
  const options = result.detail === undefined ? {} : { description: result.detail };
  if (result.ok) toast.success(result.message, options);
  else if (Object.keys(result.fields).length === 0) toast.error(result.message, options);
}

/**
 * A fetcher for actions that return an `ActionResult`: success shows a toast and calls `onDone`, a refusal shows a toast
 * or its fields' errors.
 */
export function useActionFetcher<Data extends ActionResult>(
  onDone: (data: Received<Data>) => void = () => undefined,
) {
  const fetcher = useFetcher<Data>();
  const sendOnce = useSendOnce();
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  const { data, state } = fetcher;
  // Before revalidation, which may unmount this form.
  useEffect(() => {
    if (data === undefined) return;
    tellResult(data);
    if (data.ok) onDoneRef.current(data);
  }, [data]);
  const result = state === 'idle' ? data : undefined;
  return {
    submit: (...submission: Parameters<typeof fetcher.submit>) =>
      sendOnce(() => fetcher.submit(...submission)),
    /** What is being sent, until the page is read again: for showing it at once. */
    formData: fetcher.formData,
    result,
    isBusy: state !== 'idle',
    fields: result?.ok === false ? result.fields : {},
    message: result?.ok === false ? result.message : null,
  };
}
