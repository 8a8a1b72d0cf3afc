import { loadList } from '#app/components/data-table/load-list.ts';
import { voucherAction } from '#app/features/admin-discounts/codes/discount-actions.ts';
import { VouchersPage } from '#app/features/admin-discounts/vouchers/vouchers-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listVouchers } from '#contract/admin/sales/vouchers.ts';
import { discountsCopy, vouchersCopy } from '#messages/admin-discounts.ts';
import type { Route } from './+types/vouchers.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listVouchers);

export const action = voucherAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: discountsCopy.vouchers, errorTitle: vouchersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: discountsCopy.vouchers, robots: 'noindex' });

export default function VouchersRoute({ loaderData }: Route.ComponentProps) {
  return <VouchersPage {...loaderData} />;
}
