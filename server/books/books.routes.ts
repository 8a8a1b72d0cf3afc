import * as contract from '#contract/books/admin.ts';
import {
  closeMonth,
  exportCoretax,
  exportDocuments,
  exportJournal,
  readBookMonth,
  readBookPeriod,
} from '#server/books/index.ts';
import { printAnyCreditNote } from '#server/invoices/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function bookRoutes({ db, clock }: Services): readonly Implementation[] {
  const read = async (month: string) =>
    succeed({ book_month: await readBookMonth(db.orm, { month, now: clock.now() }) });
  return [
    implement(contract.getBookMonth, ({ query }) => read(query.month)),
    implement(contract.getBookPeriod, async ({ query }) =>
      succeed({ book_period: await readBookPeriod(db.orm, { ...query, now: clock.now() }) }),
    ),
    implement(contract.exportJournal, async ({ query }) => succeed(exportJournal(db.orm, query.month))),
    implement(contract.exportDocuments, async ({ query }) => succeed(exportDocuments(db.orm, query.month))),
    implement(contract.exportCoretax, ({ query }) => exportCoretax(db.orm, query)),
    implement(contract.closeMonth, async (call) => {
      const { month } = call.body;
      const closed = await closeMonth({ db, clock }, { actor: actorOf(call), month });
      return closed.ok ? read(month) : closed;
    }),
    implement(contract.downloadAnyCreditNote, ({ params }) => printAnyCreditNote(db.orm, params.id)),
  ];
}
