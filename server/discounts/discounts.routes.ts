import {
  createDiscount as createDiscountEndpoint,
  editDiscount as editDiscountEndpoint,
  endDiscounts as endDiscountsEndpoint,
  exportDiscountCodes,
  getDiscount as getDiscountEndpoint,
  listDiscounts as listDiscountsEndpoint,
  listDiscountTargets as listTargetsEndpoint,
  restartDiscounts as restartDiscountsEndpoint,
} from '#contract/discounts/admin.ts';
import {
  checkDiscount as checkDiscountEndpoint,
  listKeptPrices as listKeptPricesEndpoint,
} from '#contract/discounts/discounts.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { checkDiscount, listKeptPrices } from '#server/checkout/index.ts';
import {
  createDiscount,
  editDiscount,
  endDiscounts,
  exportCodes,
  getDiscount,
  listDiscounts,
  listDiscountTargets,
  restartDiscounts,
} from '#server/discounts/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { readCookieText } from '#shared/read-cookie.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { DISCOUNT_COOKIE } from '#shared/shop/discount-cookie.ts';

interface Services {
  readonly db: Database;
}

export function discountRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(checkDiscountEndpoint, ({ caller, body }) =>
      checkDiscount(db.orm, { ...body, buyer: { id: caller?.id ?? null, email: caller?.email ?? null } }),
    ),
    implement(listKeptPricesEndpoint, async ({ caller, query, request }) => {
      const code = readCookieText(request.headers, DISCOUNT_COOKIE);
      if (code === '') return succeed({ code: null, prices: [] });
      const buyer = { id: caller?.id ?? null, email: caller?.email ?? null };
      return succeed({ code, prices: await listKeptPrices(db.orm, { ...query, buyer, code }) });
    }),
    implement(
      listDiscountsEndpoint,
      async ({ reader, query }) => {
        const { kind, state, search, ...window } = query;
        return succeed(await listDiscounts(reader, { kind, state, search }, window));
      },
      { reads: 'replica' },
    ),
    // Registered before the id route, which would match.
    implement(listTargetsEndpoint, async ({ query }) => succeed(await listDiscountTargets(db.orm, query))),
    implement(getDiscountEndpoint, async ({ params }) => {
      const found = await getDiscount(db.orm, params.id);
      if (!found.ok) return found;
      const { targets } = found.value;
      const named = await listDiscountTargets(db.orm, { search: '', among: targets, limit: targets.length });
      return succeed({ discount: found.value, named: named.targets });
    }),
    implement(createDiscountEndpoint, (call) =>
      mapValue(createDiscount(db, call.body, actorOf(call)), (discount) => ({ discount })),
    ),
    implement(editDiscountEndpoint, (call) =>
      mapValue(
        editDiscount(db, { id: call.params.id, terms: call.body, actor: actorOf(call) }),
        (discount) => ({
          discount,
        }),
      ),
    ),
    implement(endDiscountsEndpoint, (call) => endDiscounts(db, call.body, actorOf(call))),
    implement(restartDiscountsEndpoint, (call) => restartDiscounts(db, call.body, actorOf(call))),
    implement(exportDiscountCodes, ({ params }) => exportCodes(db.orm, params.id)),
  ];
}
