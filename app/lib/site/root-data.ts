import type { PublicSettings } from '#shared/content/site-settings.ts';
import type { UntranslatedFields } from '#shared/language/owner-texts.ts';
import type { FormType } from '#shared/leads/forms.ts';

export interface RootData {
  readonly origin: string;
  readonly settings: PublicSettings & UntranslatedFields;
  /** Examples may fill empty places; never in production (DECISIONS 63). */
  readonly shows_examples: boolean;
  readonly closed_forms: readonly FormType[];
  readonly has_google: boolean;
  /** The assistant has an endpoint, a price and a budget. */
  readonly has_assistant: boolean;
  /** False when an outage left a part out. */
  readonly is_whole: boolean;
}
