import { useForm as useConform } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { FormProblem, FormReply, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { toast } from '#app/lib/toast.ts';
import { formCopy, problemToast, type ToastMessage, validationToast } from './form-copy.ts';
import { useLazySchema } from './use-lazy-schema.ts';

interface ActionFormOptions {
  /** Element id; also ties an action result to its form. */
  readonly id: string;
  /** Address of the route with the action. */
  readonly action: string;
  /**
   * The contract's schema that the action parses with; loaded on first interaction to stay out of page bundles.
   * Without it only the server validates.
   */
  readonly loadSchema?: () => Promise<FormSchema>;
  readonly defaults?: Readonly<Record<string, string>>;
  /** Toast for an empty required field. */
  readonly incomplete?: ToastMessage;
  /** The form's own toast for a refusal; null: none, because the form shows it. */
  readonly toastFor?: (problem: FormProblem) => ToastMessage | null | undefined;
  /** With it the form stays in place, as in a dialog; without it the action redirects. */
  readonly onSent?: (facts: FormSuccessData) => void;
}

export type ActionFormState = ReturnType<typeof useActionForm>;

/**
 * A form that posts to a route's action (`handleForm`): as a document before hydration, then by a fetcher. One schema
 * validates on both sides; the first invalid field takes the focus; input stays until accepted; double submits are
 * ignored. Render it with `<ActionForm form={form}>`, the fields inside, and `<SubmitButton>`; its route needs
 * `clientAction = formClientAction`.
 */
export function useActionForm({ id, action, loadSchema, defaults = {}, ...options }: ActionFormOptions) {
  const { incomplete = formCopy.incomplete, toastFor, onSent } = options;
  const fetcher = useFetcher<FormReply>();
  const actionData = useActionData<FormReply>();
  const documentReply = actionData?.form === id ? actionData : undefined;
  const reply = fetcher.data ?? documentReply;
  const { parse, fetchSchema } = useLazySchema(loadSchema);
  const isBusy = fetcher.state !== 'idle';
  const [meta] = useConform<Record<string, unknown>>({
    id,
    lastResult: reply?.result ?? null,
    defaultValue: defaults,
    shouldValidate: 'onSubmit',
    ...(parse !== null && {
      shouldRevalidate: 'onInput' as const,
      onValidate: ({ formData }: { readonly formData: FormData }) => {
        const submission = parse(formData);
        if (submission.status === 'error') showErrorToast(validationToast(submission.reply(), incomplete));
        return submission;
      },
    }),
    onSubmit: (event) => {
      if (isBusy) event.preventDefault();
    },
  });
  useOnReply(fetcher.data, ({ problem, result, success }) => {
    if (problem === null) return onSent?.(success ?? {});
    const own = toastFor?.(problem);
    if (own !== null) showErrorToast(own ?? problemToast({ problem, result }, incomplete));
  });
  const isInitialDocument = fetcher.data === undefined;
  return {
    action,
    meta,
    fetcher,
    isBusy,
    fetchSchema,
    staysOnPage: onSent !== undefined,
    /** The result, for pages that show it themselves. */
    success: reply?.success ?? null,
    /** Code of the last refusal, for multi-step forms. */
    code: reply?.problem?.code ?? null,
    /** The values last submitted, without secrets. */
    submittedValues: reply?.result?.initialValue ?? {},
    /** Error of a server-rendered page, where there are no toasts. */
    formError: isInitialDocument ? serverErrorText(documentReply?.problem ?? null, toastFor) : null,
    /** The field that takes the focus of a server-rendered page. */
    firstInvalidField: isInitialDocument
      ? Object.keys(documentReply?.result?.error ?? {}).find((name) => name !== '')
      : undefined,
  };
}

function serverErrorText(
  problem: FormProblem | null,
  toastFor: ActionFormOptions['toastFor'],
): string | null {
  if (problem === null) return null;
  const own = toastFor?.(problem);
  return own === undefined ? problem.message : (own?.text ?? null);
}

function showErrorToast({ title, text }: ToastMessage): void {
  toast.error(title, { description: text });
}

/** Handles each reply once. */
function useOnReply(reply: FormReply | undefined, onReply: (reply: FormReply) => void): void {
  const latest = useRef(onReply);
  useEffect(() => {
    latest.current = onReply;
  });
  useEffect(() => {
    if (reply !== undefined) latest.current(reply);
  }, [reply]);
}
