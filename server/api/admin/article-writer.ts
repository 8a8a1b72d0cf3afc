import type { ArticleContext } from '#server/modules/content/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import type { Result } from '#shared/result.ts';
import { actorOf } from '../actor.ts';

export interface ArticleServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Writes articles of a kind, each in its own transaction, by the caller. */
export function articleWriter<Kind>({ db, clock }: ArticleServices, kind: Kind) {
  return <Value, Refusal>(
    call: Parameters<typeof actorOf>[0],
    work: (tx: Tx, context: ArticleContext<Kind>) => Promise<Result<Value, Refusal>>,
  ) => withTx(db, (tx) => work(tx, { kind, now: clock.now(), actor: actorOf(call) }));
}
