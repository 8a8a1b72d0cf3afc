import { askForNotice as askEndpoint, confirmNotice } from '#contract/product-waits/product-waits.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { askForNotice, confirmWait } from '#server/product-waits/index.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { type Implementation, implement } from '../api/implement.ts';

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
        user_id: caller?.id ?? null,
      }),
    ),
    implement(confirmNotice, ({ body }) => withTx(db, (tx) => confirmWait(tx, body.token, secret))),
  ];
}
