import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ActionResult } from '#app/lib/forms/action-result.ts';
import { toast } from '#app/lib/toast.ts';

type Received<Data> = NonNullable<ReturnType<typeof useFetcher<Data>>['data']>;

/**
 * A fetcher for actions that return an `ActionResult`: success shows a toast and calls `onDone`, a refusal shows a toast
 * or its fields' errors.
 */
export function useActionFetcher<Data extends ActionResult>(
  onDone: (data: Received<Data>) => void = () => undefined,
) {
  const fetcher = useFetcher<Data>();
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  const { data, state } = fetcher;
  // Before revalidation, which may unmount this form.
  useEffect(() => {
    if (data === undefined) return;
    const options = data.detail === undefined ? {} : { description: data.detail };
    if (data.ok) {
      toast.success(data.message, options);
      onDoneRef.current(data);
    } else if (Object.keys(data.fields).length === 0) toast.error(data.message, options);
  }, [data]);
  const result = state === 'idle' ? data : undefined;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    /** What is being sent, until the page is read again: for showing it at once. */
    formData: fetcher.formData,
    result,
    isBusy: state !== 'idle',
    fields: result?.ok === false ? result.fields : {},
    message: result?.ok === false ? result.message : null,
  };
}
