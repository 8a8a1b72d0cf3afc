import { type FormType, formTypes } from '../leads/forms.ts';

/** Each purpose is agreed to by itself, for each channel (UU PDP). */
export const messagePurposes = ['news', 'offers', 'reminders'] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

export const messageChannels = ['mail', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Messages, waiting lists, ad platforms, and each form (UU PDP). */
export const withdrawablePurposes = [
  ...messagePurposes,
  'waiting_list',
  'ads',
  ...formTypes.map((type) => `form:${type}` as const),
] as const;
export type WithdrawablePurpose = MessagePurpose | 'waiting_list' | 'ads' | `form:${FormType}`;

export const consentPurposes = ['terms', ...withdrawablePurposes] as const;
export type ConsentPurpose = 'terms' | WithdrawablePurpose;

export function formPurpose(type: FormType): WithdrawablePurpose {
  return `form:${type}`;
}

export function formOf(purpose: WithdrawablePurpose): FormType | null {
  return formTypes.find((type) => formPurpose(type) === purpose) ?? null;
}

export const isMessagePurpose = (purpose: ConsentPurpose): purpose is MessagePurpose =>
  messagePurposes.some((known) => known === purpose);
