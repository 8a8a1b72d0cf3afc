import {
  getEditedContent,
  previewContent,
  saveContent as saveContentEndpoint,
} from '#contract/catalog/admin-product-content.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { previewSections, readEditedContent, saveContent } from '#server/catalog/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';

export function contentBuilderRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(getEditedContent, ({ params }) => readEditedContent(db.orm, params.id)),
    implement(saveContentEndpoint, ({ params, body, ...call }) =>
      withTx(db, (tx) => saveContent(tx, actorOf(call), { id: params.id, ...body })),
    ),
    implement(previewContent, async ({ body }) => succeed({ sections: [...previewSections(body.sections)] })),
  ];
}
