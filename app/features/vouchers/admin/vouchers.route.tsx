import { loadList } from '#app/components/data-table/load-list.ts';
import { VouchersPage } from '#app/features/vouchers/admin/vouchers-page.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listVouchers } from '#contract/vouchers/admin.ts';
import { discountsCopy, vouchersCopy } from '#messages/discounts/admin.ts';
import type { Route } from './+types/vouchers.route.ts';
import { voucherAction } from './voucher-action.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listVouchers);

export const action = voucherAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: discountsCopy.vouchers, errorTitle: vouchersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: discountsCopy.vouchers, robots: 'noindex' });

export default function VouchersRoute({ loaderData }: Route.ComponentProps) {
  return <VouchersPage {...loaderData} />;
}
