import type { RouterContextProvider } from 'react-router';
import { actionApi } from '#app/lib/api/api-context.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { thankYouPath } from '#app/lib/forms/lead-form-paths.ts';
import { formEndpoints, formSchemas, type SubmitAnyForm } from '#contract/public/forms.ts';
import type { FormType } from '#shared/forms.ts';
import { succeed } from '#shared/result.ts';
import { submissionKey } from './submission-key.ts';

export interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The action of a page whose form is a lead: contact, consultation, mentorship and the others. */
export function leadFormAction({ request, context }: ActionArgs, type: FormType) {
  return handleForm({
    request,
    form: type,
    schema: formSchemas[type],
    refusals: formEndpoints[type].refusals,
    send: (answers) => submitLead(context, type, answers),
  });
}

/** Sends what was typed, under the key that it makes by itself, and says where that leads. */
export async function submitLead(context: ActionArgs['context'], type: FormType, answers: object) {
  const body = { ...answers, submission_key: await submissionKey(type, answers) };
  const path = `/api/forms/${type}` as const;
  const sent = await actionApi(context).call<SubmitAnyForm>({ method: 'post', path }, { body });
  if (sent.ok) {
    const { place, month } = sent.value;
    const data = place === undefined || month === undefined ? {} : { place, month };
    return succeed({ to: thankYouPath(type, data), data });
  }
  if (sent.refusal.code !== 'DATE_PASSED') return sent;
  const { code, message } = sent.refusal;
  return { ok: false as const, refusal: { code, message, fields: { preferred_date: message } } };
}
