/** What an action of a form answers: what was done, or why not and at which fields. */
export type ActionResult =
  | { readonly ok: true; readonly message: string }
  | {
      readonly ok: false;
      readonly message: string;
      /** Field to its problem; what is wrong elsewhere is the message alone. */
      readonly fields: Readonly<Record<string, string>>;
    };

interface ActionRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const actionSuccess = (message: string): ActionResult => ({ ok: true, message });

/** A refusal says its own sentence; where the server broke down, the page's sentence for it stands instead. */
export function actionError(refusal: ActionRefusal, whenBroken: string): ActionResult {
  const isServerError = refusal.code === 'INTERNAL' || refusal.code === 'NETWORK_ERROR';
  return {
    ok: false,
    message: isServerError ? whenBroken : refusal.message,
    fields: refusal.fields ?? {},
  };
}

/** One field of a form as text; nothing for what is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
