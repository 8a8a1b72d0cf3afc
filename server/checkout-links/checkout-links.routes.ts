import {
  createCheckoutLink as createEndpoint,
  endCheckoutLinks as endEndpoint,
  getCheckoutLink as getEndpoint,
  listCheckoutLinks as listEndpoint,
  listLinkTargets as listTargetsEndpoint,
} from '#contract/checkout-links/admin.ts';
import { openCheckoutLink as openEndpoint } from '#contract/checkout-links/checkout-links.ts';
import {
  createCheckoutLink,
  endCheckoutLinks,
  listCheckoutLinks,
  listLinkTargets,
  openCheckoutLink,
  readCheckoutLink,
} from '#server/checkout-links/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { mapValue, refuse, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function checkoutLinkRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(openEndpoint, ({ params, body, request }) =>
      openCheckoutLink(db, { ...params, ...body, user_agent: request.headers.get('user-agent') }),
    ),
    implement(listEndpoint, async ({ query }) => succeed(await listCheckoutLinks(db.orm, query))),
    // Registered before the id route, which would match.
    implement(listTargetsEndpoint, async () => succeed({ targets: await listLinkTargets(db.orm) })),
    implement(getEndpoint, async ({ params }) => {
      const link = await readCheckoutLink(db.orm, params.id);
      return link === null ? refuse({ code: 'CHECKOUT_LINK_NOT_FOUND' }) : succeed({ link });
    }),
    implement(createEndpoint, (call) =>
      mapValue(createCheckoutLink(db, call.body, actorOf(call)), (link) => ({ link })),
    ),
    implement(endEndpoint, (call) => endCheckoutLinks(db, call.body.ids, actorOf(call))),
  ];
}
