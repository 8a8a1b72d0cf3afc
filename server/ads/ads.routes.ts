import * as contract from '#contract/ads/admin.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { type AdServices, listAdEvents, resendAdEvent, sendTestEvent } from './index.ts';

export function adRoutes({ db, clock, platforms, app_url }: AdServices): readonly Implementation[] {
  const on = platforms.map(({ platform }) => platform);
  return [
    implement(contract.listAdEvents, async ({ query }) =>
      succeed(await listAdEvents(db.orm, query, { now: clock.now(), on })),
    ),
    implement(contract.resendAdEvent, ({ params }) =>
      withTx(db, async (tx) => {
        const queued = await resendAdEvent(tx, params.id, clock.now());
        return queued.ok ? succeed({ queued: true as const }) : queued;
      }),
    ),
    implement(contract.testAds, async ({ caller, body }) => {
      const sent = await sendTestEvent({ platforms, now: clock.now(), app_url }, caller, body);
      return sent.ok ? succeed({ sent: true as const }) : sent;
    }),
  ];
}
