import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from '#app/lib/form-answer.ts';
import { toast } from '#app/lib/toast.ts';

/**
 * A form that is answered: success is told by a toast and goes on, a refusal without a field by a toast, one with
 * fields stands at them.
 */
export function useAnswer(onDone: () => void = () => undefined) {
  const fetcher = useFetcher<FormAnswer>();
  const goOn = useRef(onDone);
  goOn.current = onDone;
  const { data, state } = fetcher;
  // At once, before the page is read again: what was dealt with may then be gone, and this form with it.
  useEffect(() => {
    if (data === undefined) return;
    if (data.ok) {
      toast.success(data.message);
      goOn.current();
    } else if (Object.keys(data.fields).length === 0) toast.error(data.message);
  }, [data]);
  const answer = state === 'idle' ? data : undefined;
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy: state !== 'idle',
    fields: answer?.ok === false ? answer.fields : {},
    message: answer?.ok === false ? answer.message : null,
  };
}
