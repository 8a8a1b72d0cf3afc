import type { FormType } from '#shared/forms.ts';
import type { PublicSettings } from '#shared/site-settings.ts';

/** What the root route knows for every page: nothing about the visitor, because pages are kept for everybody. */
export interface RootData {
  /** Public scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly settings: PublicSettings;
  /** Examples may stand where nothing has been written; never in production (DECISIONS 63). */
  readonly shows_examples: boolean;
  /** Forms that an admin has switched off. */
  readonly closed_forms: readonly FormType[];
  /** Whether Google can sign people in here. */
  readonly has_google: boolean;
}
