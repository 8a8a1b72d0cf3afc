import { type FormType, formTypes } from '../forms.ts';

/** What can be taken back: news and offers, waiting lists of products, and each form (UU PDP). */
export const withdrawablePurposes = [
  'news',
  'waiting_list',
  ...formTypes.map((type) => `form:${type}` as const),
] as const;
export type WithdrawablePurpose = 'news' | 'waiting_list' | `form:${FormType}`;

/** With the terms and the privacy policy, under which somebody signs up or buys. */
export const consentPurposes = ['terms', ...withdrawablePurposes] as const;
export type ConsentPurpose = 'terms' | WithdrawablePurpose;

export function formPurpose(type: FormType): WithdrawablePurpose {
  return `form:${type}`;
}

/** The form of a purpose; null for another one. */
export function formOf(purpose: WithdrawablePurpose): FormType | null {
  return formTypes.find((type) => formPurpose(type) === purpose) ?? null;
}
