import { formAction } from '#app/lib/forms/form-action.ts';
import { thankYouPath } from '#app/lib/forms/lead-form-paths.ts';
import type { Client } from '#contract/client.ts';
import { formEndpoints, formSchemas, type SubmitAnyForm } from '#contract/leads/forms.ts';
import type { FormType } from '#shared/leads/forms.ts';
import { succeed } from '#shared/result.ts';
import { dayOf } from '#shared/time/dates.ts';

export const leadFormAction = (type: FormType) =>
  formAction({
    form: type,
    schema: formSchemas[type],
    refusals: formEndpoints[type].refusals,
    send: (answers, { client }) => submitLead(client, type, answers),
  });

export async function submitLead(client: Client, type: FormType, answers: object) {
  const body = { ...answers, submission_key: await submissionKey(type, answers) };
  const path = `/api/forms/${type}` as const;
  const sent = await client.call<SubmitAnyForm>({ method: 'post', path }, { body });
  if (sent.ok) {
    const { place, month, can_choose_time } = sent.value;
    const data = {
      ...(place === undefined || month === undefined ? {} : { place, month }),
      ...(can_choose_time && { talk: 'open' }),
    };
    return succeed({ to: thankYouPath(type, data), data });
  }
  if (sent.refusal.code !== 'DATE_PASSED') return sent;
  const { code, message } = sent.refusal;
  return { ok: false as const, refusal: { code, message, fields: { preferred_date: message } } };
}

/** Derived from the answers and the day, because a page cached for everybody cannot carry a key of its own. */
async function submissionKey(type: string, answers: object): Promise<string> {
  const text = JSON.stringify([type, dayOf(new Date()), answers]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Buffer.from(digest).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
