import { findTranslations, saveTranslation as saveEndpoint } from '#contract/translations/admin.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { asStored, readEnglish, saveTranslation } from '#server/translations/index.ts';
import { refuse, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function translationRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(findTranslations, async ({ reader, body }) =>
      succeed({ translations: [...(await readEnglish(reader, body.texts.map(asStored)))] }),
    ),
    implement(saveEndpoint, async (call) => {
      const { body, caller } = call;
      const isArticle = body.area === 'articles';
      if (!isArticle && caller.role !== 'admin') return refuse({ code: 'FORBIDDEN' });
      // The catalogue has a scope of its own.
      const scopes = caller.api_key?.scopes;
      const lacksScope = body.area === 'catalog' && scopes?.includes('products:write') === false;
      if (lacksScope) return refuse({ code: 'SCOPE_REQUIRED' });
      return withTx(db, async (tx) =>
        succeed({ translation: await saveTranslation(tx, actorOf(call), body) }),
      );
    }),
  ];
}
