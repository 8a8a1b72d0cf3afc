import { RouterContextProvider } from 'react-router';
import { apiContext } from '#app/lib/api/api-context.ts';
import type { FormAction } from '#app/lib/forms/form-action.ts';
import type { Client } from '#contract/client.ts';

/** Returns the answer of a form's action as its page sees it. */
export async function replyOf(answer: unknown): Promise<unknown> {
  const settled = await answer;
  return typeof settled === 'object' && settled !== null && 'data' in settled ? settled.data : settled;
}

/** The fields of a form, as a browser posts them. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

interface PostedForm {
  readonly client: Client;
  readonly posted: FormData;
  readonly params?: Readonly<Record<string, string>>;
  readonly path?: string;
}

/** Posts a form to the action of its page, and gives its reply. */
export function postForm(action: FormAction, { client, posted, params = {}, path = '/' }: PostedForm) {
  const context = new RouterContextProvider();
  context.set(apiContext, { loaderClient: client, actionClient: client });
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: posted });
  return replyOf(action({ request, context, params }));
}
