import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import { loadList } from '#app/components/data-table/load-list.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  createOrderBump,
  endOrderBumps,
  listBumpProducts,
  listOrderBumps,
} from '#contract/order-bumps/admin.ts';
import { bumpsCopy, bumpsCopy as copy } from '#messages/order-bumps/admin.ts';
import type { Route } from './+types/bumps.route.ts';
import { bumpInput } from './bump-input.ts';
import { BumpsPage } from './bumps-page.tsx';

const bumpAction = formActions(
  {
    end: formAction({
      endpoint: endOrderBumps,
      form: 'end-offers',
      schema: targetInput,
      call: (target) => ({ body: { ids: targetOf(target).ids ?? [] } }),
      done: () => copy.ended,
    }),
  },
  formAction({
    endpoint: createOrderBump,
    form: 'create-bump',
    schema: bumpInput,
    call: (body) => ({ body }),
    done: () => copy.created,
    failed: () => copy.createFailed,
    fieldOf: { BUMPS_FULL: 'beside_id', BUMP_EXISTS: 'product_id', PRODUCT_NOT_FOUND: 'product_id' },
  }),
);

export async function loader(args: Route.LoaderArgs) {
  const [list, products] = await Promise.all([
    loadList(args, listOrderBumps),
    api(args.context).call(listBumpProducts),
  ]);
  return { ...list, products: orThrow(products).products };
}

export const action = bumpAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: bumpsCopy.tab, errorTitle: bumpsCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: bumpsCopy.tab, robots: 'noindex' });

export default function BumpsRoute({ loaderData }: Route.ComponentProps) {
  return <BumpsPage {...loaderData} />;
}
