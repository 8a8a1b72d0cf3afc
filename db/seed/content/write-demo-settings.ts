import { changeSetting, listSettings } from '#server/content/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { demoSettings } from './demo-settings.ts';

export async function writeDemoSettings(tx: Tx): Promise<void> {
  for (const { key, is_changed } of await listSettings(tx)) {
    const value = demoSettings[key];
    if (value === undefined || is_changed) continue;
    const written = await changeSetting(tx, key, value);
    if (!written.ok) throw new Error(`the demo setting ${key} can not be ${value}`);
  }
}
