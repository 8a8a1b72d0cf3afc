import { listWaits as listWaitsEndpoint } from '#contract/product-waits/admin.ts';
import { askForNotice as askEndpoint, confirmNotice } from '#contract/product-waits/product-waits.ts';
import { consentWords } from '#messages/subscribers/consent-words.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { askForNotice, confirmWait, listWaitingProducts, listWaits } from './index.ts';

interface Services {
  readonly db: Database;
  readonly secret: string;
}

export function productWaitRoutes({ db, secret }: Services): readonly Implementation[] {
  return [
    implement(askEndpoint, ({ caller, params, body }) =>
      askForNotice(db, {
        product: params.id,
        email: body.email,
        language: currentLanguage(),
        news_words: body.news ? consentWords.news : null,
        user_id: caller?.id ?? null,
      }),
    ),
    implement(confirmNotice, ({ body }) => withTx(db, (tx) => confirmWait(tx, body.token, secret))),
  ];
}

export function staffWaitRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(listWaitsEndpoint, async ({ query }) => {
      const [list, products] = await Promise.all([listWaits(db.orm, query), listWaitingProducts(db.orm)]);
      return succeed({ ...list, products: [...products] });
    }),
  ];
}
