import { Link } from 'react-router';
import { TextField } from '#app/components/form/text-fields.tsx';
import type { ActionFormState } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import type { FormProblem } from '#app/lib/forms/form-reply.ts';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import { formsCopy as copy, formsCopy } from '#messages/leads/forms.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { type AccountForm, signInNotice } from './account-form.ts';
import { CODE_INVALID, CODE_REQUIRED, STEP_TAKEN } from './email-code-errors.ts';

/** Tells nothing about the mailed code, which the form itself announces. */
export const accountFormToast =
  (type: AccountForm) =>
  ({ code }: Pick<FormProblem, 'code'>) => {
    if (code === 'UNAUTHENTICATED') return signInNotice(type);
    return code === CODE_REQUIRED || code === STEP_TAKEN ? null : undefined;
  };

export function emailCodePart(form: ActionFormState, type: AccountForm, submit: string) {
  const isCodeRequired = form.code === CODE_REQUIRED || form.code === CODE_INVALID;
  return {
    submit: isCodeRequired ? copy.code.submit : submit,
    codeField: (
      <>
        {isCodeRequired && <EmailCodeField />}
        {form.code === 'UNAUTHENTICATED' && (
          <Button asChild variant="outline" block>
            <Link to={withNext('/login', leadFormPaths[type])}>{copy.signInFirst.action}</Link>
          </Button>
        )}
      </>
    ),
  };
}

function EmailCodeField() {
  const copy = formsCopy.code;
  return (
    <div className="grid gap-3 rounded-control bg-dawn-soft px-4 py-4">
      <p role="status" className="text-ui">
        {copy.sent}
      </p>
      <TextField
        name="code"
        label={copy.label}
        hint={copy.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        opens
        isOptional
      />
    </div>
  );
}
