import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/lib/forms/action-result.ts';
import { toast } from '#app/lib/toast.ts';

/**
 * A form that is answered: success is told by a toast and goes on, a refusal without a field by a toast, one with
 * fields stands at them.
 */
export function useActionFetcher(onDone: () => void = () => undefined) {
  const fetcher = useFetcher<ActionResult>();
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  const { data, state } = fetcher;
  // At once, before the page is read again: what was dealt with may then be gone, and this form with it.
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
