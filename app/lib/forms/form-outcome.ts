import { succeed } from '#shared/result.ts';
import { type ActionRefusal, isServerError } from './action-result.ts';

/** The outcome of a form that stays in place: a toast, and what the page does next. */
export const formDone = (message: string, facts: Readonly<Record<string, string>> = {}) =>
  succeed({ to: null, data: { ...facts, message } });

interface RefusalOptions {
  /** Replaces the generic message of a failure of the server. */
  readonly failed?: string;
  /** The form's field for a code or for a field of the API. */
  readonly fieldOf?: { readonly [name: string]: string | undefined };
}

/** The refusal in the form's words, at the form's fields. */
export function formRefusal(refusal: ActionRefusal, { failed, fieldOf = {} }: RefusalOptions = {}) {
  const { code, message, fields = {}, details } = refusal;
  const named = Object.entries(fields).map(
    ([name, text]) => [fieldOf[name] ?? formName(name), text] as const,
  );
  const field = fieldOf[code];
  return {
    ok: false,
    refusal: {
      code,
      ...(details !== undefined && { details }),
      message: failed !== undefined && isServerError(code) ? failed : message,
      fields: Object.fromEntries(field === undefined ? named : [...named, [field, message] as const]),
    },
  } as const;
}

/** The API names `rows.0.title`, forms `rows[0].title`. */
const formName = (name: string) => name.replace(/\.(\d+)/g, '[$1]');
