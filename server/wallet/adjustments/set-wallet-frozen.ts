import { type Actor, recordAudit } from '#server/audit/index.ts';
import { lockWallet, setWalletActive } from '#server/ledger/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { userExists } from './adjustments.queries.ts';

interface Change {
  readonly actor: Actor;
  readonly user_id: string;
  readonly is_active: boolean;
  readonly reason: string;
}
type Outcome = Result<
  { readonly is_active: boolean },
  { readonly code: 'USER_NOT_FOUND' | 'HELD_BY_DISPUTE' }
>;

/**
 * Freezes or unfreezes a wallet (AWAL-007). A frozen wallet buys nothing and takes no top-up; paid top-ups, refunds and
 * adjustments still arrive. The lock waits for running purchases. Refuses to unfreeze a disputed wallet (DECISIONS 59);
 * one frozen during a dispute stays frozen after it.
 */
export function setWalletFrozen(db: Database, change: Change): Promise<Outcome> {
  const { actor, user_id, is_active, reason } = change;
  return withTx(db, async (tx): Promise<Outcome> => {
    if (!(await userExists(tx, user_id))) return refuse({ code: 'USER_NOT_FOUND' });
    const wallet = await lockWallet(tx, user_id);
    if (is_active && wallet.is_disputed) return refuse({ code: 'HELD_BY_DISPUTE' });
    if (wallet.is_frozen === !is_active) return succeed({ is_active });
    await setWalletActive(tx, wallet.id, is_active);
    await recordAudit(tx, actor, {
      action: is_active ? 'wallet.unfrozen' : 'wallet.frozen',
      subject: { type: 'wallet', id: wallet.id },
      before: { is_active: !wallet.is_frozen },
      after: { is_active, user_id, reason },
    });
    return succeed({ is_active });
  });
}
