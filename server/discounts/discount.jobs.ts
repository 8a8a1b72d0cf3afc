import { z } from 'zod';
import { freeAbandonedReservations, invalidatePrices } from '#server/discounts/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { HOLD_MINUTES } from '#shared/bookings/bookings.ts';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

/** How long a promised price without counted uses is kept unpaid. */
const UNCOUNTED_MINUTES = 60;

export function discountJobs({ db }: { readonly db: Database }): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'announce-prices',
      schema: z.object({}),
      run: () => invalidatePrices(db.orm),
    }),
    defineJob({
      name: 'free-discount-reservations',
      schedule: '* * * * *',
      schema: z.object({}),
      run: async () => {
        const limits = { minutes: HOLD_MINUTES, uncounted_minutes: UNCOUNTED_MINUTES };
        await withTx(db, async (tx) => succeed(await freeAbandonedReservations(tx, limits)));
      },
    }),
  ];
}
