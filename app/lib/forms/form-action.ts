import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { actionApi } from '#app/lib/api/api-context.ts';
import type { CallResult, Client } from '#contract/client.ts';
import type { CallOf, Endpoint, OutputOf } from '#contract/endpoint.ts';
import { commonErrors } from '#contract/errors.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { type Result, succeed } from '#shared/result.ts';
import { type FormReply, type FormSuccessData, formText, INTENT, STAY_ON_PAGE } from './form-reply.ts';
import { type FormSchema, parseForm } from './parse-form.ts';

/** Arguments of a route's action. */
export interface FormArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The fields, once `formActions` has read them. */
  readonly posted?: FormData;
}

export type FormAction = (args: FormArgs) => ReturnType<typeof answerForm>;

/** The raw request, for fields that the schema does not read. */
export interface PostedForm extends Pick<FormArgs, 'request' | 'context'> {
  readonly client: Client;
  readonly form: FormData;
  /** A field; `''` if missing. */
  readonly text: (name: string) => string;
  /** A parameter of the route. */
  readonly param: (name: string) => string;
  /** The posted idempotency key. */
  readonly key: string;
}

export interface FormRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: object;
  readonly status?: number | null;
}

interface FormSuccess {
  /** Where success redirects, without personal data in the URL; null: the page itself shows the data. */
  readonly to: string | null;
  readonly data?: FormSuccessData;
  readonly headers?: [name: string, value: string][];
}

interface FormBase<Schema extends FormSchema> {
  /** The `id` of the form on the page; without it the form posts its own in the field `form`. */
  readonly form?: string | ((posted: PostedForm) => string);
  /** The endpoint's body, or the part that the page has fields for; without it there are no fields. */
  readonly schema?: Schema;
  /** Never echoed, such as passwords and codes. */
  readonly secrets?: readonly string[];
}

interface EndpointForm<E extends Endpoint, Schema extends FormSchema> extends FormBase<Schema>, RefusalWords {
  readonly endpoint: E;
  /** Builds the endpoint's input from the form's. */
  readonly call: (input: z.output<Schema>, posted: PostedForm) => CallOf<E>;
  /** Returns the text of the toast, or facts for the page. */
  readonly done?: (
    value: OutputOf<E>,
    input: z.output<Schema>,
    posted: PostedForm,
  ) => string | FormSuccessData;
  /** Where success redirects; without it the form stays in place. */
  readonly to?: (value: OutputOf<E>, input: z.output<Schema>, posted: PostedForm) => string;
  /** Rewrites a refusal before it is shown. */
  readonly refuse?: (
    refusal: Extract<CallResult<E>, { ok: false }>['refusal'],
    input: z.output<Schema>,
    posted: PostedForm,
  ) => FormRefusal;
}

interface CustomForm<Schema extends FormSchema> extends FormBase<Schema> {
  readonly send: (input: z.output<Schema>, posted: PostedForm) => Promise<Result<FormSuccess, FormRefusal>>;
  /** The refusals of every endpoint that is called; they decide the HTTP status. */
  readonly refusals?: Statuses;
}

type Statuses = Readonly<Record<string, { readonly status: number }>>;

const noFields = z.object({});

/**
 * The action of a form, for document POSTs (no scripts, or not yet) and fetchers: errors come back with the input, with
 * their status; success redirects with 303, so that a reload sends nothing again. `send` is for more than one call.
 *
 *     export const action = formAction({
 *       endpoint: redeemGift,
 *       form: 'gift',
 *       schema: redeemGift.body,
 *       call: (body) => ({ body }),
 *       to: () => '/user/purchases',
 *     });
 *     export const clientAction = formClientAction;
 */
export function formAction<E extends Endpoint, Schema extends FormSchema = typeof noFields>(
  form: EndpointForm<E, Schema>,
): FormAction;
export function formAction<Schema extends FormSchema = typeof noFields>(form: CustomForm<Schema>): FormAction;
export function formAction(form: EndpointForm<Endpoint, FormSchema> | CustomForm<FormSchema>): FormAction {
  return async (args) => {
    const posted = await readPosted(args);
    return answerForm('send' in form ? form : { ...form, ...sendTo(form) }, posted);
  };
}

/** The action of a page with several forms or buttons, told apart by a hidden field. */
export function formActions(
  actions: Readonly<Record<string, FormAction>>,
  otherwise: FormAction,
  field = INTENT,
): FormAction {
  const byName = new Map(Object.entries(actions));
  return async (args) => {
    const posted = args.posted ?? (await args.request.formData());
    return (byName.get(formText(posted, field)) ?? otherwise)({ ...args, posted });
  };
}

async function readPosted({ request, context, params, posted }: FormArgs): Promise<PostedForm> {
  const form = posted ?? (await request.formData());
  const text = (name: string) => formText(form, name);
  return {
    request,
    context,
    client: actionApi(context),
    form,
    text,
    param: (name) => params[name] ?? '',
    key: text('idempotency_key'),
  };
}

function sendTo(form: EndpointForm<Endpoint, FormSchema>): Pick<CustomForm<FormSchema>, 'send' | 'refusals'> {
  const { endpoint, call, done, to } = form;
  return {
    refusals: endpoint.refusals,
    send: async (input, posted) => {
      const answer = await posted.client.call(endpoint, call(input, posted));
      if (!answer.ok)
        return formRefusal(form.refuse?.(answer.refusal, input, posted) ?? answer.refusal, form);
      const said = done?.(answer.value, input, posted) ?? {};
      return succeed({
        to: to?.(answer.value, input, posted) ?? null,
        data: typeof said === 'string' ? { message: said } : said,
      });
    },
  };
}

async function answerForm(options: CustomForm<FormSchema>, posted: PostedForm) {
  const { schema = noFields, send, refusals = {}, secrets = [], form: id = posted.text('form') } = options;
  const form = typeof id === 'string' ? id : id(posted);
  const submission = parseForm(posted.form, schema);
  const hideFields = [...secrets];
  const reply = { form, result: submission.reply({ hideFields }), problem: null, success: null };
  // A button that adds or moves a row, pressed before the scripts.
  if (submission.status === undefined) return data<FormReply>(reply);
  if (submission.status !== 'success') {
    const problem = { code: 'INVALID_INPUT', message: refusalCopy.INVALID_INPUT };
    return data<FormReply>({ ...reply, problem }, { status: 422 });
  }
  const answer = await send(submission.value, posted);
  if (answer.ok) {
    const { to, data: success = {}, headers = [] } = answer.value;
    if (to !== null && !posted.form.has(STAY_ON_PAGE)) return redirect(to, { status: 303, headers });
    return data<FormReply>({ ...reply, success });
  }
  const { code, message, fields = {}, details, status = null } = answer.refusal;
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
  const result = submission.reply({ fieldErrors, hideFields });
  const problem = { code, message, ...(details && { details }) };
  const known: Statuses = { ...commonErrors, ...refusals };
  return data<FormReply>({ ...reply, result, problem }, { status: known[code]?.status ?? status ?? 503 });
}

interface RefusalWords {
  /** Replaces the generic message of a failure of the server. */
  readonly failed?: () => string;
  /** Maps a refusal code or API field to the form's field. */
  readonly fieldOf?: { readonly [name: string]: string | undefined };
}

/** The refusal in the form's words, at the form's fields. */
export function formRefusal(refusal: FormRefusal, { failed, fieldOf = {} }: RefusalWords = {}) {
  const { code, message, fields = {}, details, status = null } = refusal;
  const named = Object.entries(fields).map(
    ([name, text]) => [fieldOf[name] ?? formName(name), text] as const,
  );
  const field = fieldOf[code];
  return {
    ok: false,
    refusal: {
      code,
      status,
      ...(details !== undefined && { details }),
      message: failed !== undefined && isServerErrorCode(code) ? failed() : message,
      fields: Object.fromEntries(field === undefined ? named : [...named, [field, message] as const]),
    },
  } as const;
}

export const isServerErrorCode = (code: string): boolean => code === 'INTERNAL' || code === 'NETWORK_ERROR';

/** The API names `rows.0.title`, forms `rows[0].title`. */
const formName = (name: string) => name.replace(/\.(\d+)/g, '[$1]');

/** The success of a form that stays in place: a toast, and facts for the page. */
export const formDone = (message: string, facts: FormSuccessData = {}) =>
  succeed({ to: null, data: { ...facts, message } });
