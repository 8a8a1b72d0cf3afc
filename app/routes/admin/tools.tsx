import { handleToolAction } from '#app/features/admin-tools/tool-actions.ts';
import { ToolsPage } from '#app/features/admin-tools/tools-page.tsx';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getAnyWallet } from '#contract/admin/wallets.ts';
import { toolsCopy } from '#messages/admin-tools.ts';
import type { Route } from './+types/tools.ts';

/** A link may preselect a user; an unknown one is ignored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = getAnyWallet.query.safeParse({ user_id: new URL(request.url).searchParams.get('user_id') });
  if (!query.success) return { person: null };
  const result = foundOrNull(await api(context).call(getAnyWallet, { query: query.data }));
  if (result === null) return { person: null };
  const { user_id, user_name, user_email } = result.wallet;
  return { person: { id: user_id, full_name: user_name, email: user_email } };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleToolAction(actionApi(context), await request.formData());
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: toolsCopy.title, robots: 'noindex' });

export default function ToolsRoute({ loaderData }: Route.ComponentProps) {
  return <ToolsPage user={loaderData.person} />;
}
