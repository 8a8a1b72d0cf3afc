import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/lib/forms/action-result.ts';
import { toast } from '#app/lib/toast.ts';

/**
 * A fetcher for actions that return an `ActionResult`: success shows a toast and calls `onDone`, a refusal shows a toast
 * or its fields' errors.
 */
export function useActionFetcher(onDone: () => void = () => undefined) {
  const fetcher = useFetcher<ActionResult>();
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  const { data, state } = fetcher;
  // Before revalidation, which may unmount this form.
  useEffect(() => {
    if (data === undefined) return;
    if (data.ok) {
      toast.success(data.message);
      onDoneRef.current();
    } else if (Object.keys(data.fields).length === 0) toast.error(data.message);
  }, [data]);
  const result = state === 'idle' ? data : undefined;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy: state !== 'idle',
    fields: result?.ok === false ? result.fields : {},
    message: result?.ok === false ? result.message : null,
  };
}
