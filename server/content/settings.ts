import type {
  decideSettingChange as decideSettingChangeEndpoint,
  saveSetting as endpoint,
  Setting,
} from '#contract/content/admin-settings.ts';
import type { InputOf, RefusalOf } from '#contract/endpoint.ts';
import { settingDescriptions } from '#messages/content/setting-descriptions.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import {
  guardsMoney,
  isSettingKey,
  type PublicSettings,
  publicSettings,
  type SettingKey,
  type SiteSettings,
  settingDefinitions,
  withDefaults,
} from '#shared/content/site-settings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  findChangeKey,
  lockSiteText,
  selectPendingChanges,
  selectSettings,
  upsertSetting,
} from './content.queries.ts';
import { parseSettingValue } from './content.rules.ts';
import { type ChangeDecision, decideChange, needsSecondAdmin, requestChange } from './setting-changes.ts';

export interface ListedSetting extends Setting {
  readonly key: SettingKey;
}

/** Includes the current value (AAPI-028) and the pending change. */
export async function listSettings(reader: Reader): Promise<ListedSetting[]> {
  const stored = new Map((await selectSettings(reader)).map(({ key, value }) => [key, value]));
  const waiting = new Map(
    (await selectPendingChanges(reader)).map(({ key, ...change }) => [key, change] as const),
  );
  return Object.keys(settingDefinitions)
    .filter(isSettingKey)
    .toSorted()
    .map((key) => {
      const { type, value } = settingDefinitions[key];
      return {
        key,
        value: stored.get(key) ?? value,
        type,
        description: settingDescriptions[key],
        is_changed: stored.has(key),
        guards_money: guardsMoney(key),
        waiting: waiting.get(key) ?? null,
      };
    });
}

type SaveRefusal = RefusalOf<typeof endpoint>;
type InvalidSetting = Extract<SaveRefusal, { readonly code: 'INVALID_SETTING' }>;
type SettingEdit = InputOf<typeof endpoint>['params'] & InputOf<typeof endpoint>['body'];

/** Audited (DECISIONS 49). A setting that guards money waits for a second admin (DECISIONS 58). */
export async function saveSetting(
  tx: Tx,
  actor: Actor,
  { key, value, base_value }: SettingEdit,
): Promise<Result<ListedSetting, SaveRefusal>> {
  if (!isSettingKey(key)) return refuse({ code: 'SETTING_NOT_FOUND' });
  await lockSiteText(tx, `setting ${key}`);
  const before = await findSetting(tx, key);
  if (before === undefined) return refuse({ code: 'SETTING_NOT_FOUND' });
  if (base_value !== undefined && base_value !== before.value) {
    return refuse({ code: 'SETTING_CHANGED', details: { value: before.value } });
  }
  const requested = parseSettingValue(key, value);
  if (requested === null) return refuse({ code: 'INVALID_SETTING' });
  const needsApproval = before.guards_money && (await needsSecondAdmin(tx, actor));
  const done = await (needsApproval ? requestApproval : change)(tx, actor, { before, value: requested });
  if (!done.ok) return done;
  const after = await findSetting(tx, key);
  return after === undefined ? refuse({ code: 'SETTING_NOT_FOUND' }) : succeed(after);
}

/** Writes no audit entry. Refuses a value its type does not allow. */
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

interface RequestedChange {
  readonly before: ListedSetting;
  readonly value: string;
}

async function change(
  tx: Tx,
  actor: Actor,
  { before, value }: RequestedChange,
): Promise<Result<null, InvalidSetting>> {
  const changed = await changeSetting(tx, before.key, value);
  if (!changed.ok) return changed;
  await recordAudit(tx, actor, {
    action: 'setting.changed',
    subject: { type: 'setting', id: before.key },
    before: { value: before.value },
    after: { value },
  });
  return succeed(null);
}

async function requestApproval(
  tx: Tx,
  actor: Actor,
  { before, value }: RequestedChange,
): Promise<Result<null, SaveRefusal>> {
  const { key, value: base_value } = before;
  const asked = await requestChange(tx, actor, { key, base_value, value });
  if (!asked.ok) return asked;
  if (!asked.value) return succeed(null);
  await recordAudit(tx, actor, {
    action: 'setting.change_requested',
    subject: { type: 'setting', id: key },
    before: { value: base_value },
    after: { value },
  });
  return succeed(null);
}

async function findSetting(reader: Reader, key: string): Promise<ListedSetting | undefined> {
  return (await listSettings(reader)).find((setting) => setting.key === key);
}

/** The requester may only reject. Refuses to approve if the setting has changed since. */
export async function decideSettingChange(
  tx: Tx,
  actor: Actor & { readonly id: string },
  { id, verdict }: ChangeDecision,
): Promise<Result<ListedSetting, RefusalOf<typeof decideSettingChangeEndpoint>>> {
  const key = await findChangeKey(tx, id);
  if (key === null || !isSettingKey(key)) return refuse({ code: 'CHANGE_NOT_FOUND' });
  // Same lock order as `saveSetting`.
  await lockSiteText(tx, `setting ${key}`);
  const current = await findSetting(tx, key);
  if (current === undefined) return refuse({ code: 'CHANGE_NOT_FOUND' });
  const decided = await decideChange(tx, actor.id, {
    id,
    verdict,
    current: current.value,
    apply: (value) => changeSetting(tx, key, value),
  });
  if (!decided.ok) return decided;
  const { value } = decided;
  await recordAudit(tx, actor, {
    action: verdict === 'approve' ? 'setting.change_approved' : 'setting.change_rejected',
    subject: { type: 'setting', id: key },
    before: { value: current.value },
    after: { value },
  });
  return succeed({
    ...current,
    value,
    is_changed: current.is_changed || verdict === 'approve',
    waiting: null,
  });
}

/** Includes internal settings: for mails, never for a public response. */
export async function readSettings(reader: Reader): Promise<SiteSettings> {
  const rows = await selectSettings(reader);
  return withDefaults(new Map(rows.map(({ key, value }) => [key, value])));
}

export async function readPublicSettings(reader: Reader): Promise<PublicSettings> {
  return publicSettings(await readSettings(reader));
}
