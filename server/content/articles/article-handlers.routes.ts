import type { ArticleDraft } from '#contract/content/admin-articles.ts';
import { actorOf } from '#server/api/actor.ts';
import {
  type ArticleContext,
  type ArticleKind,
  createArticle,
  deleteArticle,
  duplicateArticle,
  readArticle,
  updateArticle,
} from '#server/content/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { mapValue, type Result } from '#shared/result.ts';

export interface ArticleServices {
  readonly db: Database;
  readonly clock: Clock;
}

type Caller = Parameters<typeof actorOf>[0];
type IdParams = { readonly params: { readonly id: string } };

export function articleHandlers<Draft extends ArticleDraft, Article, Missing extends string>(
  { db, clock }: ArticleServices,
  kind: ArticleKind<Draft, Article, Missing>,
) {
  const write = <Value, Refusal>(
    call: Caller,
    work: (tx: Tx, context: ArticleContext<typeof kind>) => Promise<Result<Value, Refusal>>,
  ) => withTx(db, (tx) => work(tx, { kind, now: clock.now(), actor: actorOf(call) }));
  return {
    read: ({ params }: IdParams) => readArticle(db.orm, kind, params.id),
    create: (call: Caller & { readonly body: Draft }) =>
      write(call, (tx, context) => createArticle(tx, context, call.body)),
    save: (call: Caller & IdParams, base_updated_at: string, draft: Draft) =>
      write(call, (tx, context) => updateArticle(tx, context, { ...call.params, base_updated_at, draft })),
    duplicate: (call: Caller & IdParams) =>
      write(call, (tx, context) => duplicateArticle(tx, context, call.params.id)),
    remove: (call: Caller & IdParams) =>
      mapValue(
        write(call, (tx, context) => deleteArticle(tx, context, call.params.id)),
        () => ({ deleted: true }),
      ),
  };
}
