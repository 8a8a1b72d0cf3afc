/** Result of an action: success, or a message and the invalid fields. `detail` stands below the message of the toast. */
export type ActionResult =
  | { readonly ok: true; readonly message: string; readonly detail?: string }
  | {
      readonly ok: false;
      readonly message: string;
      readonly detail?: string;
      /** Errors by field; empty if the message concerns none. */
      readonly fields: Readonly<Record<string, string>>;
    };

export interface ActionRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: object;
}

export const actionSuccess = (message: string): ActionResult => ({ ok: true, message });

/** A refusal's own message, or `failed` for a failure of the server. */
export function actionError(refusal: ActionRefusal, whenBroken: string): ActionResult {
  return {
    ok: false,
    message: isServerError(refusal.code) ? whenBroken : refusal.message,
    fields: refusal.fields ?? {},
  };
}

/** Their messages are generic, so the form's own text is better. */
export const isServerError = (code: string): boolean => code === 'INTERNAL' || code === 'NETWORK_ERROR';

/** A form field as text; `''` if missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
