import { z } from 'zod';
import { decideSettingChange, saveSetting } from '#contract/content/admin-settings.ts';
import { rupiahProblems } from '#messages/wallet/rupiah-problems.ts';
import { settingTypes } from '#shared/content/site-settings.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';

const { value } = saveSetting.body.shape;

/** Amounts are stored as digits. */
export const settingInput = z
  .object({
    type: z.enum(settingTypes),
    value: z.string().default('').pipe(value),
    base_value: z.string().default(''),
  })
  .transform(({ type, ...setting }, context) => {
    if (type !== 'money') return setting;
    const amount = parseRupiah(setting.value);
    if (amount.ok) return { ...setting, value: String(amount.value) };
    const message = rupiahProblems[amount.refusal];
    context.addIssue({ code: 'custom', path: ['value'], message, input: setting.value });
    return z.NEVER;
  });

export const decisionInput = decideSettingChange.body.strip();
