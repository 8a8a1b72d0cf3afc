/** Result of an action: success, or a message and the invalid fields. */
export type ActionResult =
  | { readonly ok: true; readonly message: string }
  | {
      readonly ok: false;
      readonly message: string;
      /** Errors by field; empty if the message concerns none. */
      readonly fields: Readonly<Record<string, string>>;
    };

interface ActionRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const actionSuccess = (message: string): ActionResult => ({ ok: true, message });

/** A refusal's own message, or `failed` for a failure of the server. */
export function actionError(refusal: ActionRefusal, whenBroken: string): ActionResult {
  const isServerError = refusal.code === 'INTERNAL' || refusal.code === 'NETWORK_ERROR';
  return {
    ok: false,
    message: isServerError ? whenBroken : refusal.message,
    fields: refusal.fields ?? {},
  };
}

/** A form field as text; `''` if missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
