import { grantAction } from '#app/features/orders/admin/grant-actions.ts';
import { GrantDialog } from '#app/features/orders/admin/grant-dialog.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { grantCopy } from '#messages/orders/admin.ts';
import type { Route } from './+types/grant.route.ts';

export const action = grantAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: grantCopy.title, robots: 'noindex' });

export default function OrderGrantRoute() {
  return <GrantDialog />;
}
