import {
  listSavedViews as listEndpoint,
  removeView as removeEndpoint,
  saveView as saveEndpoint,
} from '#contract/saved-views/admin.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listSavedViews, removeView, saveView } from '#server/saved-views/index.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function savedViewRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listEndpoint, async ({ caller }) =>
      succeed({ views: await listSavedViews(db.orm, caller.id) }),
    ),
    implement(saveEndpoint, ({ caller, body }) =>
      mapValue(saveView(db, caller.id, body), (views) => ({ views })),
    ),
    implement(removeEndpoint, ({ caller, params }) =>
      mapValue(removeView(db, caller.id, params.id), (views) => ({ views })),
    ),
  ];
}
