import type { RefusalOf } from '#contract/endpoint.ts';
import type { createVouchers as creating, NewVouchers } from '#contract/vouchers/admin.ts';
import { type Actor, recordAudits } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { randomCode } from '#server/platform/text/random-code.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { markVouchersEnded } from './desk.queries.ts';
import { createVoucher } from './vouchers.ts';

type Outcome = Result<{ codes: string[] }, RefusalOf<typeof creating>>;

export function createVouchers(db: Database, asked: NewVouchers, actor: Actor): Promise<Outcome> {
  const { code, prefix, count, amount, max_uses, expires_at, note } = asked;
  const codes = code === null ? Array.from({ length: count }, () => `${prefix}${randomCode()}`) : [code];
  return withTx(db, async (tx): Promise<Outcome> => {
    const made: { readonly id: string; readonly code: string }[] = [];
    for (const one of codes) {
      const created = await createVoucher(tx, {
        code: one,
        amount,
        max_uses: code === null ? 1 : max_uses,
        expires_at: expires_at === null ? null : new Date(expires_at),
        note,
        created_by: actor.id,
      });
      if (!created.ok) return refuse({ code: 'VOUCHER_CODE_TAKEN' });
      made.push(created.value);
    }
    const events = made.map((voucher) => ({
      action: 'voucher.created' as const,
      subject: { type: 'voucher' as const, id: voucher.id },
      after: { code: voucher.code, amount, max_uses: code === null ? 1 : max_uses, expires_at, note },
    }));
    await recordAudits(tx, actor, events);
    return succeed({ codes: made.map((voucher) => voucher.code) });
  });
}

export function endVouchers(
  db: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<Result<{ readonly ended: number }, never>> {
  return withTx(db, async (tx) => {
    const ended = await markVouchersEnded(tx, ids);
    const events = ended.map((id) => ({
      action: 'voucher.ended' as const,
      subject: { type: 'voucher' as const, id },
    }));
    await recordAudits(tx, actor, events);
    return succeed({ ended: ended.length });
  });
}
