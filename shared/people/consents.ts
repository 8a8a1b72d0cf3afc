import { type FormType, formTypes } from '../forms.ts';

/** Purposes of consent: news and offers, waiting lists of products, and each form (UU PDP). */
export const consentPurposes = [
  'news',
  'waiting_list',
  ...formTypes.map((type) => `form:${type}` as const),
] as const;
export type ConsentPurpose = 'news' | 'waiting_list' | `form:${FormType}`;

export function formPurpose(type: FormType): ConsentPurpose {
  return `form:${type}`;
}

/** The form of a purpose; null for another one. */
export function formOf(purpose: ConsentPurpose): FormType | null {
  return formTypes.find((type) => formPurpose(type) === purpose) ?? null;
}
