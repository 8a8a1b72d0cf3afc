import * as admin from '#contract/recovery/admin.ts';
import * as contract from '#contract/recovery/recovery.ts';
import { readAccount } from '#server/account/index.ts';
import { interpolateSettings } from '#shared/content/setting-tokens.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { delaysOf, listRecovery, readCauses, readLeftCart, restoreCart, writeSample } from './index.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
  readonly readSettings: () => Promise<SiteSettings>;
  /** The present secret first. */
  readonly secrets: readonly string[];
}

export function recoveryRoutes(services: Services): readonly Implementation[] {
  return [
    implement(contract.getLeftCart, ({ query }) => named('cart', readLeftCart(services, query.token))),
    implement(contract.restoreLeftCart, ({ body }) => named('cart', restoreCart(services, body.token))),
    ...staffRoutes(services),
  ];
}

function staffRoutes(services: Services): readonly Implementation[] {
  const { db, clock, readSettings } = services;
  return [
    implement(
      admin.listRecovery,
      async ({ query, reader }) => {
        const at = { now: clock.now(), delays: delaysOf(await readSettings()) };
        const [list, causes] = await Promise.all([listRecovery(reader, query), readCauses(reader, at)]);
        return succeed({ ...list, causes: [...causes] });
      },
      { reads: 'replica' },
    ),
    implement(admin.previewRecovery, async ({ caller, params, query }) => {
      const { full_name } = await readAccount(db.orm, caller.id);
      const sample = writeSample(services, { ...params, ...query, full_name });
      const settings = await readSettings();
      return mapValue(sample, ({ subject, text }) => ({
        subject,
        text: interpolateSettings(text, settings),
      }));
    }),
    implement(admin.testRecovery, async ({ caller, params, body }) => {
      const { id: user_id, full_name } = await readAccount(db.orm, caller.id);
      const sample = await writeSample(services, { ...params, ...body, full_name });
      if (!sample.ok) return sample;
      const payload = { user_id, ...params, ...body };
      return withTx(db, async (tx) => {
        await addJob(tx, { name: 'send-recovery-sample', payload });
        return succeed({ queued: true as const });
      });
    }),
  ];
}
