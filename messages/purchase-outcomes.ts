import { inLanguage } from '#shared/language/language.ts';
import * as en from './en/purchase-outcomes.ts';
import * as id from './id/purchase-outcomes.ts';

/** What is said by the kind of what was bought: on its page, and in the mail about it. */
export const purchaseOutcomes = inLanguage({ id: id.purchaseOutcomes, en: en.purchaseOutcomes });
