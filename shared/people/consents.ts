import { type FormType, formTypes } from '../leads/forms.ts';

/** News and offers, waiting lists, and each form (UU PDP). */
export const withdrawablePurposes = [
  'news',
  'waiting_list',
  ...formTypes.map((type) => `form:${type}` as const),
] as const;
export type WithdrawablePurpose = 'news' | 'waiting_list' | `form:${FormType}`;

export const consentPurposes = ['terms', ...withdrawablePurposes] as const;
export type ConsentPurpose = 'terms' | WithdrawablePurpose;

export function formPurpose(type: FormType): WithdrawablePurpose {
  return `form:${type}`;
}

export function formOf(purpose: WithdrawablePurpose): FormType | null {
  return formTypes.find((type) => formPurpose(type) === purpose) ?? null;
}
