import type { Reader } from '#server/platform/database/db.ts';
import {
  type PublicSettings,
  publicSettings,
  type SiteSettings,
  withDefaults,
} from '#shared/content/site-settings.ts';
import { selectSettings } from '../content.queries.ts';

/** Includes internal settings: for mails, never for a public response. */
export async function readSettings(reader: Reader): Promise<SiteSettings> {
  const rows = await selectSettings(reader);
  return withDefaults(new Map(rows.map(({ key, value }) => [key, value])));
}

export async function readPublicSettings(reader: Reader): Promise<PublicSettings> {
  return publicSettings(await readSettings(reader));
}
