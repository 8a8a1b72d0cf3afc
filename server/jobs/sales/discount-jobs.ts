import { z } from 'zod';
import { announcePrices, freeAbandonedReservations } from '#server/modules/discounts/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { defineJob, type JobDefinition } from '../worker/define-job.ts';

/** A purchase for which no payment was opened by then gives its discounts back. */
const RESERVATION_MINUTES = 60;

export function discountJobs({ db }: { readonly db: Database }): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'announce-prices',
      schema: z.object({}),
      run: () => announcePrices(db.orm),
    }),
    defineJob({
      name: 'free-discount-reservations',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: async () => {
        await withTx(db, async (tx) => succeed(await freeAbandonedReservations(tx, RESERVATION_MINUTES)));
      },
    }),
  ];
}
