import { z } from 'zod';
import { isSettingKey, publicSettings, withDefaults } from '#shared/content/site-settings.ts';
import { readYaml } from '../read-yaml.ts';

/** What the demo business says of itself; production begins without (DECISIONS 32, 52, 63). */
export const demoSettings = readYaml(
  'content/settings.yaml',
  z.record(z.string().refine(isSettingKey, 'is no setting'), z.string()),
);

/** What visitors of the demo business see. */
export const demoPublicSettings = publicSettings(withDefaults(new Map(Object.entries(demoSettings))));
