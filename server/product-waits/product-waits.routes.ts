import { listWaits as listWaitsEndpoint } from '#contract/product-waits/admin.ts';
import { askForNotice as askEndpoint, confirmNotice } from '#contract/product-waits/product-waits.ts';
import { consentWords } from '#messages/subscribers/consent-words.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { askForNotice, confirmWait, listWaitingProducts, listWaits, listWaves } from './index.ts';

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

interface StaffServices {
  readonly db: Database;
  readonly readSettings: () => Promise<SiteSettings>;
}

export function staffWaitRoutes({ db, readSettings }: StaffServices): readonly Implementation[] {
  return [
    implement(listWaitsEndpoint, async ({ query }) => {
      const hours = Number((await readSettings()).waiting_wave_hours);
      const [list, products, waves] = await Promise.all([
        listWaits(db.orm, query),
        listWaitingProducts(db.orm),
        listWaves(db.orm, hours),
      ]);
      return succeed({ ...list, products: [...products], waves: [...waves] });
    }),
  ];
}
