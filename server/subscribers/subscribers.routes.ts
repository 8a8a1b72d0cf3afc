import * as contract from '#contract/subscribers/subscribers.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  changeMailChoices,
  confirmSubscription,
  deleteSubscriber,
  readMailChoices,
  requestSubscription,
} from './index.ts';

interface Services {
  readonly db: Database;
  /** The present secret first. */
  readonly secrets: readonly [string, ...string[]];
}

export function subscriberRoutes({ db, secrets }: Services): readonly Implementation[] {
  return [
    implement(contract.subscribe, async ({ body: { email, place, about, trap }, request }) => {
      const source = place === 'blog' && about !== '' ? `blog:${about}` : place;
      // Bots are told what people are told.
      const wanted = { email, language: currentLanguage(), source, visitor: await request.readVisitor() };
      if (trap === '') await requestSubscription(db, wanted);
      return succeed({ received: true as const });
    }),
    implement(contract.confirmSubscriber, ({ body: { token, offers } }) =>
      withTx(db, (tx) => confirmSubscription(tx, { token, with_offers: offers }, secrets)),
    ),
    implement(contract.getMailChoices, ({ query }) =>
      named('choices', readMailChoices(db.orm, query.token, secrets)),
    ),
    implement(contract.changeMailChoices, ({ body }) =>
      withTx(db, (tx) => named('choices', changeMailChoices(tx, body, secrets))),
    ),
    implement(contract.deleteMailAddress, ({ body }) =>
      withTx(db, (tx) =>
        mapValue(deleteSubscriber(tx, body.token, secrets), () => ({ deleted: true as const })),
      ),
    ),
  ];
}
