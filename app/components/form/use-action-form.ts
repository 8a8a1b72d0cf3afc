import { type SubmissionResult, useForm as useConform } from '@conform-to/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher, useLocation } from 'react-router';
import { openAuthModal } from '#app/hooks/session/use-auth-modal.ts';
import { useSendOnce } from '#app/hooks/use-send-once.ts';
import type { FormProblem, FormReply, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import type { FormSchema, ParsedForm } from '#app/lib/forms/parse-form.ts';
import type { ToastMessage } from '#app/lib/forms/show-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { formCopy } from '#messages/components/form.ts';
import { screensCopy } from '#messages/shell/screens.ts';

/** For forms that show every refusal at a field; only a lost connection needs a toast. */
export const shownAtField = ({ code }: FormProblem) => (code === 'NETWORK_ERROR' ? undefined : null);

/** Shows a refusal's own message (ERR-024), the general one for a failure (ERR-025). */
export function problemToast({ code, message }: FormProblem): ToastMessage {
  if (code === 'NETWORK_ERROR') return navigator.onLine === false ? screensCopy.offline : formCopy.unexpected;
  return { ...formCopy.failed, ...(message !== '' && { text: message }) };
}

/** A missing value gets another message than an invalid one. */
function validationToast(result: SubmissionResult, incompleteToast: ToastMessage): ToastMessage {
  const values = result.initialValue ?? {};
  const isMissing = (name: string) => values[name] === undefined || values[name] === '';
  return Object.keys(result.error ?? {}).some(isMissing) ? incompleteToast : formCopy.invalid;
}

/** Texts and nested lists, named as in `FormData`: `modules[0].lessons[2].title`. */
export type FormValues = { [name: string]: string | readonly string[] | FormValues | FormValues[] };
export type FormRow = FormValues;

interface ActionFormOptions {
  readonly id: string;
  readonly action: string;
  /** The contract's schema, loaded on first use to stay out of page bundles; without it only the server validates. */
  readonly loadSchema?: () => Promise<FormSchema>;
  readonly parse?: (form: FormData) => ParsedForm;
  readonly defaults?: FormValues;
  readonly incompleteToast?: ToastMessage;
  /** Replaces the toast for invalid fields; null: no toast, because the fields show the errors. */
  readonly toastForInvalid?: (result: SubmissionResult) => ToastMessage | null;
  /** The form's own toast for a refusal; null: no toast, because the form shows it. */
  readonly toastFor?: (
    problem: FormProblem,
    result: SubmissionResult | null,
  ) => ToastMessage | null | undefined;
  /** `event.preventDefault()` holds the fields back. `isValid` is false while only the server can tell. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>, posted: FormData, isValid: boolean) => void;
  readonly encType?: 'multipart/form-data';
  /** The form itself shows refusals: at its top in a dialog, which covers the toasts, or above its button. */
  readonly saysRefusals?: boolean | 'above the button';
  readonly onSuccess?: (facts: FormSuccessData) => void;
}

export const noToastForFields = {
  toastForInvalid: () => null,
  toastFor: (_problem, result) => (invalidFieldsOf(result).length > 0 ? null : undefined),
} satisfies Pick<ActionFormOptions, 'toastForInvalid' | 'toastFor'>;

export type ActionFormState = ReturnType<typeof useActionForm>;

/**
 * A form that posts to a route's action (`formAction`): as a document before hydration, then by a fetcher. One schema
 * validates on both sides; the first invalid field takes the focus; input stays until accepted; double submits are
 * ignored; whoever is signed out meanwhile signs in where they are, and the same fields are sent again. Render it with `<ActionForm form={form}>`, the fields inside, and `<SubmitButton>`; its route needs
 * `clientAction = formClientAction`.
 */
export function useActionForm({ id, action, loadSchema, defaults = {}, ...options }: ActionFormOptions) {
  const { incompleteToast = formCopy.incomplete, saysRefusals = false, toastFor, onSuccess } = options;
  const { toastForInvalid = (result) => validationToast(result, incompleteToast) } = options;
  const { pathname } = useLocation();
  const fetcher = useFetcher<FormReply>();
  const actionData = useActionData<FormReply>();
  const documentReply = actionData?.form === id ? actionData : undefined;
  const reply = fetcher.data ?? documentReply;
  const { parse: lazyParse, fetchSchema } = useLazySchema(loadSchema);
  const { parse = lazyParse } = options;
  const isBusy = fetcher.state !== 'idle';
  const sendOnce = useSendOnce();
  const lastPosted = useRef<FormData | null>(null);
  const target = { method: 'post', action, ...(options.encType && { encType: options.encType }) } as const;
  const [meta] = useConform<FormValues, Record<string, unknown>>({
    id,
    lastResult: reply?.result ?? null,
    defaultValue: defaults,
    shouldValidate: 'onSubmit',
    ...(parse !== null && {
      shouldRevalidate: 'onInput' as const,
      onValidate: ({ formData }: { readonly formData: FormData }) => {
        const submission = parse(formData);
        if (submission.status === 'error') showErrorToast(toastForInvalid(submission.reply()));
        return submission;
      },
    }),
    onSubmit: (event, { formData, submission }) => {
      if (!isBusy) options.onSubmit?.(event, formData, submission?.status === 'success');
      lastPosted.current = formData;
      if (!isBusy && !event.defaultPrevented) sendOnce(() => fetcher.submit(formData, target));
      event.preventDefault();
    },
  });
  useOnReply(fetcher.data, ({ problem, result, success }) => {
    if (problem === null) return success !== null && onSuccess?.(success);
    if (saysRefusals) return;
    const own = toastFor?.(problem, result);
    if (own !== undefined) return showErrorToast(own);
    if (problem.code === 'UNAUTHENTICATED')
      return promptSignIn(() => void fetcher.submit(lastPosted.current, target), pathname);
    const isInvalid = problem.code === 'INVALID_INPUT' && result !== null;
    return showErrorToast(isInvalid ? toastForInvalid(result) : problemToast(problem));
  });
  const isInitialDocument = fetcher.data === undefined;
  return {
    action,
    encType: options.encType,
    meta,
    fetcher,
    isBusy,
    fetchSchema,
    staysOnPage: onSuccess !== undefined,
    success: reply?.success ?? null,
    code: reply?.problem?.code ?? null,
    message: reply?.problem?.message ?? null,
    details: reply?.problem?.details ?? null,
    submittedValues: reply?.result?.initialValue ?? {},
    formError: isInitialDocument || saysRefusals ? formErrorText(reply, toastFor, saysRefusals) : null,
    isErrorAtButton: saysRefusals === AT_BUTTON,
    firstInvalidField: isInitialDocument ? invalidFieldsOf(documentReply?.result)[0] : undefined,
  };
}

const invalidFieldsOf = (result: SubmissionResult | null | undefined): readonly string[] =>
  Object.keys(result?.error ?? {}).filter((name) => name !== '');

const AT_BUTTON = 'above the button';

/** Above the button stands only what no field says. */
function formErrorText(
  reply: FormReply | undefined,
  toastFor: ActionFormOptions['toastFor'],
  place: ActionFormOptions['saysRefusals'],
): string | null {
  const problem = reply?.problem ?? null;
  const isAtFields = invalidFieldsOf(reply?.result).length > 0;
  if (problem === null || (place === AT_BUTTON && isAtFields)) return null;
  const own = toastFor?.(problem, null);
  return own === undefined ? problem.message || problemToast(problem).text : (own?.text ?? null);
}

/** Runs when the session ended meanwhile, in this tab or another. */
function promptSignIn(sendAgain: () => void, returnTo: string): void {
  toast.message(formCopy.signedOut.title, { description: formCopy.signedOut.text });
  openAuthModal({ mode: 'login', onSignedIn: sendAgain, returnTo });
}

function showErrorToast(message: ToastMessage | null): void {
  if (message !== null) toast.error(message.title, { description: message.text });
}

function useOnReply(reply: FormReply | undefined, onReply: (reply: FormReply) => void): void {
  const latest = useRef(onReply);
  useEffect(() => {
    latest.current = onReply;
  });
  useEffect(() => {
    if (reply !== undefined) latest.current(reply);
  }, [reply]);
}

type Parse = (form: FormData) => ParsedForm;

function useLazySchema(load: (() => Promise<FormSchema>) | undefined) {
  const [parse, setParse] = useState<Parse | null>(null);
  const isRequested = useRef(false);
  const fetchSchema = async () => {
    if (load === undefined || isRequested.current) return;
    isRequested.current = true;
    try {
      const [{ parseForm }, schema] = await Promise.all([
        import('#app/lib/forms/lazy-parse-form.ts'),
        load(),
      ]);
      setParse(() => (form: FormData) => parseForm(form, schema));
    } catch {
      isRequested.current = false;
    }
  };
  return { parse, fetchSchema };
}
