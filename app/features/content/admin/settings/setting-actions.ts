import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { decideSettingChange, type Setting, saveSetting } from '#contract/content/admin-settings.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { settingsCopy as copy, settingChangeCopy } from '#messages/content/admin-settings.ts';
import { rangeOf, settingTypes } from '#shared/content/site-settings.ts';
import { decisionFormId, settingFormId } from './setting-groups.ts';
import { decisionInput, settingInput } from './setting-input.ts';

export const settingAction = formActions(
  {
    decide: formAction({
      endpoint: decideSettingChange,
      form: ({ text }) => decisionFormId(text('id')),
      schema: decisionInput,
      call: (body, { text }) => ({ params: { id: text('id') }, body }),
      done: (_, { verdict }) =>
        verdict === 'approve' ? settingChangeCopy.approved : settingChangeCopy.rejected,
    }),
  },
  formAction({
    endpoint: saveSetting,
    form: ({ text }) => settingFormId(text('key')),
    schema: settingInput,
    call: (body, { text }) => ({ params: { key: text('key') }, body }),
    done: ({ setting: { description: detail, waiting } }) =>
      waiting === null
        ? { message: contentCopy.saved, detail }
        : { message: settingChangeCopy.asked, detail, outcome: 'waiting' },
    fieldOf: { INVALID_SETTING: 'value', SETTING_CHANGED: 'value' },
    refuse: (refusal, _, { text }) => {
      const type = settingTypes.find((option) => option === text('type')) ?? 'text';
      return withTypeHint({ key: text('key'), type }, refusal);
    },
  }),
);

export function withTypeHint<Refusal extends { readonly code: string; readonly message: string }>(
  { key, type }: Pick<Setting, 'key' | 'type'>,
  refusal: Refusal,
) {
  if (refusal.code !== 'INVALID_SETTING') return refusal;
  const range = rangeOf(key);
  return { ...refusal, message: range === null ? copy.wrong[type] : copy.outOfRange(range) };
}
