import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { toast } from 'sonner';
import type { FormAnswer } from '#app/lib/form-answer.ts';

/**
 * A form that is answered: success is told by a toast and goes on, a refusal without a field by a toast, one with
 * fields stands at them.
 */
export function useAnswer(onDone: () => void = () => undefined) {
  const fetcher = useFetcher<FormAnswer>();
  const goOn = useRef(onDone);
  goOn.current = onDone;
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer === undefined) return;
    if (answer.ok) {
      toast.success(answer.message);
      goOn.current();
    } else if (Object.keys(answer.fields).length === 0) toast.error(answer.message);
  }, [answer]);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy: fetcher.state !== 'idle',
    fields: answer?.ok === false ? answer.fields : {},
    message: answer?.ok === false ? answer.message : null,
  };
}
