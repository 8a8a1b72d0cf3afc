import type { decideSettingChange as endpoint } from '#contract/content/admin-settings.ts';
import type { InputOf, RefusalOf } from '#contract/endpoint.ts';
import { mayApprove } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { isSettingKey } from '#shared/content/site-settings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockSiteText } from '../content.queries.ts';
import { changeSetting, type ListedSetting, listSettings } from './save-setting.ts';
import { findChangeKey, lockChange, recordChangeDecision } from './setting-changes.queries.ts';

type Decision = InputOf<typeof endpoint>['params'] & InputOf<typeof endpoint>['body'];

/** The requester may only reject. Refuses to approve if the setting has changed since. */
export async function decideSettingChange(
  tx: Tx,
  actor: Actor & { readonly id: string },
  { id, verdict }: Decision,
): Promise<Result<ListedSetting, RefusalOf<typeof endpoint>>> {
  const key = await findChangeKey(tx, id);
  if (key === null || !isSettingKey(key)) return refuse({ code: 'CHANGE_NOT_FOUND' });
  // Same lock order as `saveSetting`.
  await lockSiteText(tx, `setting ${key}`);
  const change = await lockChange(tx, id);
  const current = (await listSettings(tx)).find((setting) => setting.key === key);
  if (change === null || current === undefined) return refuse({ code: 'CHANGE_NOT_FOUND' });
  if (change.status !== 'pending') return refuse({ code: 'ALREADY_DECIDED' });
  const { base_value, value } = change;
  if (verdict === 'approve') {
    if (!(await mayApprove(tx, actor.id, change))) return refuse({ code: 'SECOND_ADMIN_NEEDED' });
    if (current.value !== base_value) {
      return refuse({ code: 'SETTING_CHANGED', details: { value: current.value } });
    }
    const changed = await changeSetting(tx, key, value);
    if (!changed.ok) return changed;
  }
  const status = verdict === 'approve' ? 'approved' : 'rejected';
  await recordChangeDecision(tx, id, { status, decided_by: actor.id });
  await recordAudit(tx, actor, {
    action: `setting.change_${status}`,
    subject: { type: 'setting', id: key },
    before: { value: current.value },
    after: { value: verdict === 'approve' ? value : current.value },
  });
  const is_changed = current.is_changed || verdict === 'approve';
  return succeed({
    ...current,
    value: verdict === 'approve' ? value : current.value,
    is_changed,
    waiting: null,
  });
}
