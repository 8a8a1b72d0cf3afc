import { loadList } from '#app/components/data-table/load-list.ts';
import { discountAction } from '#app/features/discounts/admin/discount-actions.ts';
import { DiscountsPage } from '#app/features/discounts/admin/discounts-page.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listDiscounts } from '#contract/discounts/admin.ts';
import { discountsCopy } from '#messages/discounts/admin.ts';
import type { Route } from './+types/discounts.route.ts';

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadList(args, listDiscounts)), site: new URL(args.request.url).origin };
}

export const action = discountAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: discountsCopy.title, errorTitle: discountsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: discountsCopy.title, robots: 'noindex' });

export default function DiscountsRoute({ loaderData }: Route.ComponentProps) {
  return <DiscountsPage {...loaderData} />;
}
