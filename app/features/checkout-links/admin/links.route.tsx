import { loadList } from '#app/components/data-table/load-list.ts';
import { linkAction } from '#app/features/checkout-links/admin/link-actions.ts';
import { LinksPage } from '#app/features/checkout-links/admin/links-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listCheckoutLinks, listLinkTargets } from '#contract/checkout-links/admin.ts';
import { linksCopy } from '#messages/checkout-links/admin.ts';
import type { Route } from './+types/links.route.ts';

export async function loader(args: Route.LoaderArgs) {
  const [list, targets] = await Promise.all([
    loadList(args, listCheckoutLinks),
    api(args.context).call(listLinkTargets),
  ]);
  return { ...list, targets: orThrow(targets).targets };
}

export const action = linkAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: linksCopy.tab, errorTitle: linksCopy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: linksCopy.tab, robots: 'noindex' });

export default function LinksRoute({ loaderData }: Route.ComponentProps) {
  return <LinksPage {...loaderData} />;
}
