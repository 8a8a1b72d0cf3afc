import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { type FormSuccessData, STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';
import { BROADCASTS_PATH } from './broadcast-paths.ts';

const FORM = 'broadcast-action';

/** Buttons of one broadcast. */
export function useBroadcastAction(id: string, onDone: (facts: FormSuccessData) => void = () => undefined) {
  const { submit, isBusy, formData } = useActionFetcher({ onDone });
  return {
    isBusy,
    /** Which button is at work. */
    running: isBusy ? (formData?.get('change') ?? formData?.get('intent') ?? null) : null,
    send: (intent: 'change' | 'copy' | 'delete', fields: Readonly<Record<string, string>> = {}) =>
      submit(
        { ...fields, form: FORM, intent, id, [STAY_ON_PAGE]: '1' },
        { method: 'post', action: BROADCASTS_PATH },
      ),
  };
}
