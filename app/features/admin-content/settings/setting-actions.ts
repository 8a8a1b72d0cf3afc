import { formText } from '#app/lib/forms/action-result.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { decideSettingChange, type Setting, saveSetting } from '#contract/admin/content/settings.ts';
import type { Client } from '#contract/client.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { settingsCopy as copy, settingChangeCopy } from '#messages/admin-settings.ts';
import { rangeOf, settingTypes } from '#shared/content/site-settings.ts';
import { decisionFormId, settingFormId } from './setting-groups.ts';
import { decisionInput, settingInput } from './setting-input.ts';

export const handleSettingAction = (client: Client, posted: FormData) =>
  posted.get('intent') === 'decide' ? decide(client, posted) : save(client, posted);

function save(client: Client, posted: FormData) {
  const key = formText(posted, 'key');
  const type = settingTypes.find((option) => option === posted.get('type')) ?? 'text';
  return handleForm({
    posted,
    form: settingFormId(key),
    schema: settingInput,
    refusals: saveSetting.refusals,
    send: async (body) => {
      const saved = await client.call(saveSetting, { params: { key }, body });
      if (!saved.ok) return formRefusal(withTypeHint({ key, type }, saved.refusal), { fieldOf });
      const { description: detail, waiting } = saved.value.setting;
      if (waiting === null) return formDone(contentCopy.saved, { detail });
      return formDone(settingChangeCopy.asked, { detail, outcome: 'waiting' });
    },
  });
}

const fieldOf = { INVALID_SETTING: 'value', SETTING_CHANGED: 'value' };

/** Replaces the generic refusal by the format that the type expects. */
export function withTypeHint<Refusal extends { readonly code: string; readonly message: string }>(
  { key, type }: Pick<Setting, 'key' | 'type'>,
  refusal: Refusal,
) {
  if (refusal.code !== 'INVALID_SETTING') return refusal;
  const range = rangeOf(key);
  return { ...refusal, message: range === null ? copy.wrong[type] : copy.outOfRange(range) };
}

function decide(client: Client, posted: FormData) {
  const id = formText(posted, 'id');
  return handleForm({
    posted,
    form: decisionFormId(id),
    schema: decisionInput,
    refusals: decideSettingChange.refusals,
    send: async (body) => {
      const decided = await client.call(decideSettingChange, { params: { id }, body });
      if (!decided.ok) return formRefusal(decided.refusal);
      return formDone(body.verdict === 'approve' ? settingChangeCopy.approved : settingChangeCopy.rejected);
    },
  });
}
