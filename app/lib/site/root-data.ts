import type { PublicSettings } from '#shared/content/site-settings.ts';
import type { FormType } from '#shared/forms.ts';
import type { Untranslated } from '#shared/language/owner-texts.ts';

/** Data of the root route; nothing about the visitor, because pages are cached for everybody. */
export interface RootData {
  /** Public origin, without trailing slash. */
  readonly origin: string;
  readonly settings: PublicSettings & Untranslated;
  /** Whether examples may fill empty places; never in production (DECISIONS 63). */
  readonly shows_examples: boolean;
  /** Forms closed by an admin. */
  readonly closed_forms: readonly FormType[];
  /** Whether sign-in with Google is configured. */
  readonly has_google: boolean;
  /** Whether nothing of it was left out in an outage. */
  readonly is_whole: boolean;
}
