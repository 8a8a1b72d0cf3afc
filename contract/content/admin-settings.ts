import { z } from 'zod';
import { settingTypes } from '#shared/content/site-settings.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';

const setting = z
  .object({
    key: z.string(),
    value: z.string(),
    type: z.enum(settingTypes),
    description: z.string(),
    is_changed: z.boolean().meta({ description: 'Somebody changed it; else it has the value of the code.' }),
    guards_money: z.boolean().meta({
      description:
        'Changing it needs a fresh sign-in and, where there is another admin, that admin’s approval.',
    }),
    waiting: z
      .object({
        id: uuid,
        value: z.string(),
        requested_by: uuid,
        requested_by_name: z.string(),
        created_at: timestamp,
      })
      .nullable()
      .meta({ description: 'A change of it that waits for a second admin.' }),
  })
  .meta({ id: 'Setting' });
export type Setting = z.output<typeof setting>;

export const listSettings = adminApi.get('/api/admin/content/settings', {
  summary: 'Everything that names the business or points somewhere, by key',
  output: z.object({ settings: z.array(setting) }),
});

const cannotChange = {
  SETTING_CHANGED: {
    status: 409,
    details: z.object({ value: z.string() }),
  },
  INVALID_SETTING: { status: 422 },
} as const;

export const saveSetting = adminApi.put('/api/admin/content/settings/{key}', {
  summary: 'Change one setting; one that guards money waits for a second admin, where there is one',
  reauthentication: 'of_some',
  params: z.object({ key: z.string().min(1).max(100) }),
  body: z
    .object({
      value: z.string().max(5000),
      base_value: z.string().max(5000).optional().meta({
        description: 'The value that the change was made on; with another one by now, nothing is written.',
      }),
    })
    .strict(),
  output: z.object({ setting }),
  refusals: {
    SETTING_NOT_FOUND: { status: 404 },
    CHANGE_WAITING: { status: 409 },
    ...cannotChange,
  },
});

export const decideSettingChange = adminApi.post('/api/admin/content/settings/changes/{id}/decide', {
  summary:
    'Approve or reject a change of a setting that guards money; whoever asked for it can only take it back',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z.object({ verdict: z.enum(['approve', 'reject']) }).strict(),
  output: z.object({ setting }),
  refusals: {
    CHANGE_NOT_FOUND: { status: 404 },
    ALREADY_DECIDED: { status: 409 },
    SECOND_ADMIN_NEEDED: { status: 403 },
    ...cannotChange,
  },
});
