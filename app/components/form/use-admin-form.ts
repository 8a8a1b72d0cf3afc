import type { SubmissionResult } from '@conform-to/react';
import { useRef, useState } from 'react';
import type { FormProblem, FormReply, FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { type FormSchema, parseForm } from '#app/lib/forms/parse-form.ts';
import { showSuccess, type ToastAction, type ToastMessage } from '#app/lib/forms/show-reply.ts';
import { formCopy } from '#messages/components/form.ts';
import { useOptionalReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { problemToast, useActionForm } from './use-action-form.ts';

interface AdminFormOptions
  extends Pick<Parameters<typeof useActionForm>[0], 'id' | 'action' | 'defaults' | 'encType' | 'onSubmit'> {
  readonly schema?: FormSchema;
  readonly failed?: string;
  /** Replaces the text of that toast when the server was not reached. */
  readonly notReached?: string;
  readonly toastForInvalid?: (result: SubmissionResult) => ToastMessage | null;
  readonly answeredCodes?: readonly string[];
  readonly onDone?: (facts: FormSuccessData) => void;
  readonly toastAction?: (facts: FormSuccessData) => ToastAction | undefined;
}

/**
 * Results are toasts. A required reauthentication is asked for before the same fields are sent again. `idempotencyKey`
 * stays the same until success, so that a retry posts once.
 */
export function useAdminForm(given: AdminFormOptions) {
  const { failed, notReached, onDone, toastAction, schema, answeredCodes = [], ...options } = given;
  const { toastForInvalid = (result) => (hasFormField(options.id, result) ? null : formCopy.invalid) } =
    options;
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const reauthenticate = useOptionalReauthentication();
  const lastPosted = useRef<FormData | null>(null);
  const form = useActionForm({
    ...options,
    ...(schema !== undefined && { parse: (posted: FormData) => parseForm(posted, schema) }),
    toastForInvalid,
    toastFor: (problem, result) => {
      if (problem.code === REAUTHENTICATION_REQUIRED && result !== null) void proveAndSend();
      return answeredCodes.includes(problem.code)
        ? null
        : refusalToast({ problem, result, failed, notReached });
    },
    onSubmit: (event, posted, isValid) => {
      lastPosted.current = posted;
      options.onSubmit?.(event, posted, isValid);
    },
    onSuccess: (success) => {
      const { message: _, detail: __, ...facts } = success;
      showSuccess(success, toastAction?.(facts));
      setIdempotencyKey(crypto.randomUUID());
      onDone?.(facts);
    },
  });
  const proveAndSend = async () => {
    if (await reauthenticate?.())
      void form.fetcher.submit(lastPosted.current, { method: 'post', action: options.action });
  };
  return { ...form, idempotencyKey };
}

export type AdminFormState = ReturnType<typeof useAdminForm>;

const REAUTHENTICATION_REQUIRED = 'REAUTHENTICATION_REQUIRED';

interface RefusalToastInput extends Pick<FormReply, 'result'> {
  readonly problem: FormProblem;
  readonly failed: string | undefined;
  readonly notReached: string | undefined;
}

/** Undefined for invalid fields and a lost session; null for what a field or another step shows. */
function refusalToast({ problem, result, failed, notReached }: RefusalToastInput) {
  const { code, message } = problem;
  if (code === 'INVALID_INPUT' || code === 'UNAUTHENTICATED') return undefined;
  if (code === REAUTHENTICATION_REQUIRED) return null;
  const text = code === 'NETWORK_ERROR' ? (notReached ?? problemToast(problem).text) : message;
  if (failed !== undefined) return { title: failed, text: text === failed ? '' : text };
  return Object.keys(result?.error ?? {}).length > 0 ? null : { title: text, text: '' };
}

/** Errors of fields that the form does not have would be seen nowhere. */
function hasFormField(id: string, { error }: SubmissionResult): boolean {
  const form = document.getElementById(id);
  const names = Object.keys(error ?? {});
  return form instanceof HTMLFormElement && names.some((name) => form.elements.namedItem(name) !== null);
}
