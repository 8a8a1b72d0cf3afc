import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { SettingKey } from '#shared/site-settings.ts';
import { upsertSetting } from '../content.queries.ts';
import { parseSettingValue } from '../content.rules.ts';

export interface InvalidSetting {
  readonly code: 'INVALID_SETTING';
}

/** Changes one setting; refuses what its type does not allow, e.g. an address that leads to no site. */
export async function changeSetting(
  tx: Tx,
  key: SettingKey,
  value: string,
): Promise<Result<null, InvalidSetting>> {
  const stored = parseSettingValue(key, value);
  if (stored === null) return refuse({ code: 'INVALID_SETTING' });
  await upsertSetting(tx, key, stored);
  return succeed(null);
}
