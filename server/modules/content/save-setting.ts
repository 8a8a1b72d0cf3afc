import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  isSettingKey,
  type SettingKey,
  type SettingType,
  settingDefinitions,
} from '#shared/site-settings.ts';
import { changeSetting, type InvalidSetting } from './change-setting.ts';
import { lockSiteText, selectSettings } from './content.queries.ts';

interface ListedSetting {
  readonly key: SettingKey;
  readonly value: string;
  readonly type: SettingType;
  readonly description: string;
  readonly is_changed: boolean;
}

/** Every setting by its key, with the value that holds (AAPI-028). */
export async function listSettings(reader: Reader): Promise<ListedSetting[]> {
  const stored = new Map((await selectSettings(reader)).map(({ key, value }) => [key, value]));
  return Object.keys(settingDefinitions)
    .filter(isSettingKey)
    .toSorted()
    .map((key) => {
      const { type, description, value } = settingDefinitions[key];
      return { key, value: stored.get(key) ?? value, type, description, is_changed: stored.has(key) };
    });
}

interface SettingNotFound {
  readonly code: 'SETTING_NOT_FOUND';
}

interface SettingChanged {
  readonly code: 'SETTING_CHANGED';
  /** What it is now. */
  readonly details: { readonly value: string };
}

interface SettingEdit {
  readonly key: string;
  readonly value: string;
  /** What it was when the change was begun; without it the change is made on whatever it is now. */
  readonly base_value?: string | undefined;
}

/** Changes one setting, with its value before and after in the audit log (DECISIONS 49). */
export async function saveSetting(
  tx: Tx,
  actor: Actor,
  { key, value, base_value }: SettingEdit,
): Promise<Result<ListedSetting, SettingNotFound | SettingChanged | InvalidSetting>> {
  if (!isSettingKey(key)) return refuse({ code: 'SETTING_NOT_FOUND' });
  await lockSiteText(tx, `setting ${key}`);
  const before = await findSetting(tx, key);
  if (before === undefined) return refuse({ code: 'SETTING_NOT_FOUND' });
  if (base_value !== undefined && base_value !== before.value) {
    return refuse({ code: 'SETTING_CHANGED', details: { value: before.value } });
  }
  const changed = await changeSetting(tx, before.key, value);
  if (!changed.ok) return changed;
  const after = await findSetting(tx, key);
  if (after === undefined) return refuse({ code: 'SETTING_NOT_FOUND' });
  await recordAudit(tx, actor, {
    action: 'setting.changed',
    subject: { type: 'setting', id: key },
    before: { value: before.value },
    after: { value: after.value },
  });
  return succeed(after);
}

async function findSetting(reader: Reader, key: string): Promise<ListedSetting | undefined> {
  return (await listSettings(reader)).find((setting) => setting.key === key);
}
