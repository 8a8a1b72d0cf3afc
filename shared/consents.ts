import { type FormType, formLabels, formTypes } from './forms.ts';

/** What somebody can agree to: news and offers, and that a form is kept and answered (UU PDP). */
export const consentPurposes = ['news', ...formTypes.map((type) => `form:${type}` as const)] as const;
export type ConsentPurpose = 'news' | `form:${FormType}`;

export function formPurpose(type: FormType): ConsentPurpose {
  return `form:${type}`;
}

/** The form that a consent belongs to; null when it is another kind of consent. */
export function formOf(purpose: ConsentPurpose): FormType | null {
  return formTypes.find((type) => formPurpose(type) === purpose) ?? null;
}

export function purposeLabel(purpose: ConsentPurpose): string {
  const form = formOf(purpose);
  return form === null ? 'Kabar dan penawaran lewat email' : `Formulir ${formLabels[form]}`;
}
