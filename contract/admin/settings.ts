import { z } from 'zod';
import { settingTypes } from '#shared/site-settings.ts';
import { endpoint } from '../endpoint.ts';

const setting = z
  .object({
    key: z.string(),
    value: z.string(),
    type: z.enum(settingTypes),
    description: z.string(),
    is_changed: z.boolean().meta({ description: 'Somebody changed it; else it has the value of the code.' }),
  })
  .meta({ id: 'Setting' });
export type Setting = z.output<typeof setting>;

export const listSettings = endpoint({
  method: 'get',
  path: '/api/admin/content/settings',
  summary: 'Everything that names the business or points somewhere, by key',
  tag: 'Admin',
  role: 'admin',
  output: z.object({ settings: z.array(setting) }),
  refusals: {},
});

export const saveSetting = endpoint({
  method: 'put',
  path: '/api/admin/content/settings/{key}',
  summary: 'Change one setting; what depends on it changes at once',
  tag: 'Admin',
  role: 'admin',
  params: z.object({ key: z.string().min(1).max(100) }),
  body: z
    .object({
      value: z.string().max(5000, 'Terlalu panjang.'),
      base_value: z.string().max(5000).optional().meta({
        description: 'The value that the change was made on; with another one by now, nothing is written.',
      }),
    })
    .strict(),
  output: z.object({ setting }),
  refusals: {
    SETTING_NOT_FOUND: { status: 404, message: 'Pengaturan ini tidak ada.' },
    SETTING_CHANGED: {
      status: 409,
      message: 'Baru saja diubah dari tempat lain. Periksa nilainya; simpan lagi untuk menimpanya.',
      details: z.object({ value: z.string() }),
    },
    INVALID_SETTING: { status: 422, message: 'Nilai ini tidak sesuai jenisnya.' },
  },
});
