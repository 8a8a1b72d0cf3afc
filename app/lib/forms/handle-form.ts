import { data, redirect } from 'react-router';
import type { z } from 'zod';
import { commonErrors } from '#contract/errors.ts';
import { refusalCopy } from '#messages/refusals.ts';
import type { Result } from '#shared/result.ts';
import { formText } from './action-result.ts';
import { type FormReply, type FormSuccessData, STAY_ON_PAGE } from './form-reply.ts';
import { type FormSchema, parseForm } from './parse-form.ts';

interface Refusal {
  readonly code: string;
  readonly message: string;
  /** Errors by field, in the API's names. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: object;
  /** The API's, for a refusal that is not declared. */
  readonly status?: number | null;
}

/** Where success redirects; without personal data in the URL. Null: the page itself shows the data. */
interface FormSuccess {
  readonly to: string | null;
  readonly data?: FormSuccessData;
  /** Of the redirect. */
  readonly headers?: [name: string, value: string][];
}

/** The request, or its fields if an action with several forms has read them to look at their `intent`. */
type PostedForm = { readonly request: Request } | { readonly posted: FormData };

type HandleFormOptions<Schema extends FormSchema> = PostedForm & {
  /** The `id` of the form on the page; a `PostButton` posts its own. */
  readonly form?: string;
  /** The endpoint's body, or the part that the page has fields for. */
  readonly schema: Schema;
  /** Calls the API with the parsed input; a refusal's `fields` are shown at the form's. */
  readonly send: (input: z.output<Schema>, posted: FormData) => Promise<Result<FormSuccess, Refusal>>;
  /** The endpoint's refusals, for the status. */
  readonly refusals?: Readonly<Record<string, { readonly status: number }>>;
  /** Never echoed: passwords and codes. */
  readonly secrets?: readonly string[];
};

/**
 * The action of a form, for document POSTs (no scripts, or not yet) and fetchers: errors come back with the input, with
 * their status; success redirects with 303, so that a reload sends nothing again.
 *
 *     export const action = ({ request, context }: Route.ActionArgs) =>
 *       handleForm({ request, form: 'gift', schema: redeemGift.body, refusals: redeemGift.refusals, send: async (body) => {
 *         const redeemed = await actionApi(context).call(redeemGift, { body });
 *         return redeemed.ok ? succeed({ to: '/user/purchases' }) : redeemed;
 *       } });
 *     export const clientAction = formClientAction;
 */
export async function handleForm<Schema extends FormSchema>(options: HandleFormOptions<Schema>) {
  const { schema, send, refusals = {}, secrets = [] } = options;
  const posted = 'posted' in options ? options.posted : await options.request.formData();
  const form = options.form ?? formText(posted, 'form');
  const submission = parseForm(posted, schema);
  const hideFields = [...secrets];
  if (submission.status === undefined) {
    // A button that adds or moves a row, pressed before the scripts.
    const reply: FormReply = { form, result: submission.reply({ hideFields }), problem: null, success: null };
    return data(reply);
  }
  if (submission.status !== 'success') {
    const problem = { code: 'INVALID_INPUT', message: refusalCopy.INVALID_INPUT };
    const reply: FormReply = { form, result: submission.reply({ hideFields }), problem, success: null };
    return data(reply, { status: 422 });
  }
  const answer = await send(submission.value, posted);
  if (answer.ok) {
    const { to, data: facts = {}, headers = [] } = answer.value;
    if (to !== null && !posted.has(STAY_ON_PAGE)) return redirect(to, { status: 303, headers });
    const reply: FormReply = {
      form,
      result: submission.reply({ hideFields }),
      problem: null,
      success: facts,
    };
    return data(reply);
  }
  const { code, message, fields = {}, details, status = null } = answer.refusal;
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
  const result = submission.reply({ fieldErrors, hideFields });
  const problem = { code, message, ...(details && { details }) };
  const reply: FormReply = { form, result, problem, success: null };
  return data(reply, { status: statusOf(code, refusals) ?? status ?? 503 });
}

function statusOf(code: string, declared: NonNullable<HandleFormOptions<FormSchema>['refusals']>) {
  const known: NonNullable<typeof declared> = { ...commonErrors, ...declared };
  return known[code]?.status;
}
