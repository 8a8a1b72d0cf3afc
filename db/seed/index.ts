import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db.ts';
export function demoAccounts(_config: Config): readonly { email: string; password: string; label: string }[] {
  return [];
}
export async function seedDemo(_o: { db: Database; clock: Clock }): Promise<void> {}
