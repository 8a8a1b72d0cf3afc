import { inLanguage } from '#shared/language/language.ts';
import { type ConsentPurpose, formOf } from '#shared/people/consents.ts';
import * as en from './en/form-labels.ts';
import * as id from './id/form-labels.ts';

export const formLabels = inLanguage({ id: id.formLabels, en: en.formLabels });
export const formDescriptions = inLanguage({ id: id.formDescriptions, en: en.formDescriptions });
export const consentLabels = inLanguage({ id: id.consentLabels, en: en.consentLabels });

export function purposeLabel(purpose: ConsentPurpose): string {
  if (purpose === 'terms' || purpose === 'waiting_list') return consentLabels[purpose];
  const form = formOf(purpose);
  return form === null ? consentLabels.news : consentLabels.form(formLabels[form]);
}
