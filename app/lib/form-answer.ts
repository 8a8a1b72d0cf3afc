/** What an action of a form answers: what was done, or why not and at which fields. */
export type FormAnswer =
  | { readonly ok: true; readonly message: string }
  | {
      readonly ok: false;
      readonly message: string;
      /** Field to its problem; what is wrong elsewhere is the message alone. */
      readonly fields: Readonly<Record<string, string>>;
    };

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const done = (message: string): FormAnswer => ({ ok: true, message });

/** A refusal says its own sentence; where the server broke down, the page's sentence for it stands instead. */
export function refused(refusal: Refused, whenBroken: string): FormAnswer {
  const isBroken = refusal.code === 'INTERNAL' || refusal.code === 'NETWORK_ERROR';
  return {
    ok: false,
    message: isBroken ? whenBroken : refusal.message,
    fields: refusal.fields ?? {},
  };
}

/** One field of a form as text; nothing for what is missing or a file. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
