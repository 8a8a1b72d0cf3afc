import { z } from 'zod';
import { isSettingKey, publicSettings, withDefaults } from '#shared/content/site-settings.ts';
import { readYaml } from '../read-yaml.ts';

/** The demo business's own claims; production begins without (DECISIONS 32, 52, 63). */
export const demoSettings = readYaml(
  'content/settings.yaml',
  z.record(z.string().refine(isSettingKey, 'is no setting'), z.string()),
);

export const demoPublicSettings = publicSettings(withDefaults(new Map(Object.entries(demoSettings))));
