import { type CallResult, createClient } from '#contract/client.ts';
import type { SubmitAnyForm } from '#contract/public/forms.ts';
import type { FormType } from '#shared/forms.ts';
import { formsCopy } from './forms-copy.ts';

const browser = createClient((request) => fetch(request));

export interface Sent {
  /** Only of a free audit: where the applicant stands, and in which month. */
  readonly place?: 'slot' | 'waiting_list' | undefined;
  readonly month?: string | undefined;
}

export interface Refused {
  readonly isLoggedOut: boolean;
  readonly title: string;
  readonly text: string;
  /** Field name to its problem. */
  readonly fields: Readonly<Record<string, string>>;
}

type Outcome = { readonly sent: Sent } | { readonly refused: Refused };

/** Sends what was typed as it is; the server judges it. A lost connection is told apart from a refusal (ERR-024, ERR-025). */
export async function sendForm(type: FormType, body: Readonly<Record<string, unknown>>): Promise<Outcome> {
  const answer = await browser.call<SubmitAnyForm>({ method: 'post', path: `/api/forms/${type}` }, { body });
  if (answer.ok) return { sent: answer.value };
  const { refusal } = answer;
  if (refusal.code === 'NETWORK_ERROR') return { refused: refusedWith(formsCopy.unexpected) };
  const text = refusal.message === '' ? formsCopy.failed.text : refusal.message;
  const fields = fieldsOf(refusal);
  const isLoggedOut = refusal.code === 'UNAUTHENTICATED';
  return { refused: { isLoggedOut, title: formsCopy.failed.title, text, fields } };
}

/** A refusal that is about one field stands beside that field. */
function fieldsOf(refusal: Extract<CallResult<SubmitAnyForm>, { ok: false }>['refusal']): Refused['fields'] {
  if (refusal.code === 'DATE_PASSED') return { preferred_date: refusal.message };
  return 'fields' in refusal && refusal.fields !== undefined ? refusal.fields : {};
}

function refusedWith(words: { readonly title: string; readonly text: string }): Refused {
  return { isLoggedOut: false, ...words, fields: {} };
}
