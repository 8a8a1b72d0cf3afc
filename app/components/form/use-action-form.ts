import { useForm as useConform } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { FormProblem, FormReply, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { toast } from '#app/lib/toast.ts';
import { formCopy, problemToast, type ToastMessage, validationToast } from './form-copy.ts';
import { useLazySchema } from './use-lazy-schema.ts';

interface ActionFormOptions {
  /** The id of the element, and which form of the page an answer belongs to. */
  readonly id: string;
  /** Address of the route whose action takes it. */
  readonly action: string;
  /**
   * The schema of the contract that the action parses with; fetched with the first touch, so that no page carries it.
   * Without it only the server judges.
   */
  readonly loadSchema?: () => Promise<FormSchema>;
  readonly defaults?: Readonly<Record<string, string>>;
  /** Told when a required field is empty. */
  readonly incomplete?: ToastMessage;
  /** The words of a refusal where the form has its own; null: nothing is told, because it is shown. */
  readonly wordsFor?: (problem: FormProblem) => ToastMessage | null | undefined;
  /** With it the form stays where it is, as in a dialog; without it the answer leads on to another page. */
  readonly onSent?: (facts: FormSuccessData) => void;
}

export type ActionFormState = ReturnType<typeof useActionForm>;

/**
 * A form that posts to the action of a route (`handleForm`): by itself before its scripts are there, and then by a
 * fetcher. One schema judges on both sides; the first problem takes the focus; what was typed stays until it was taken;
 * while it is sent a second press does nothing. Render it with `<ActionForm form={form}>`, the fields inside, and
 * `<SubmitButton>`; its route needs `clientAction = formClientAction`.
 */
export function useActionForm({ id, action, loadSchema, defaults = {}, ...options }: ActionFormOptions) {
  const { incomplete = formCopy.incomplete, wordsFor, onSent } = options;
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
    const own = wordsFor?.(problem);
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
    /** What came of it, when the page itself shows it. */
    success: reply?.success ?? null,
    /** What the last answer said, for a form of more than one step. */
    code: reply?.problem?.code ?? null,
    /** What the last answer was to, but for secrets. */
    submittedValues: reply?.result?.initialValue ?? {},
    /** Of a page that came back from the server, where there are no toasts. */
    formError: isInitialDocument ? serverErrorText(documentReply?.problem ?? null, wordsFor) : null,
    /** The field that the page shall open at. */
    firstInvalidField: isInitialDocument
      ? Object.keys(documentReply?.result?.error ?? {}).find((name) => name !== '')
      : undefined,
  };
}

function serverErrorText(
  problem: FormProblem | null,
  wordsFor: ActionFormOptions['wordsFor'],
): string | null {
  if (problem === null) return null;
  const own = wordsFor?.(problem);
  return own === undefined ? problem.message : (own?.text ?? null);
}

function showErrorToast({ title, text }: ToastMessage): void {
  toast.error(title, { description: text });
}

/** Hears each answer once. */
function useOnReply(reply: FormReply | undefined, onReply: (reply: FormReply) => void): void {
  const latest = useRef(onReply);
  useEffect(() => {
    latest.current = onReply;
  });
  useEffect(() => {
    if (reply !== undefined) latest.current(reply);
  }, [reply]);
}
