import { interruptedReport, readReport } from '#app/features/operations/admin/tools/report/read-report.ts';
import { toolAction } from '#app/features/operations/admin/tools/tool-actions.ts';
import { ToolsPage } from '#app/features/operations/admin/tools/tools-page.tsx';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Client } from '#contract/client.ts';
import { listSettings } from '#contract/content/admin-settings.ts';
import { getAnyWallet } from '#contract/wallet/admin.ts';
import { toolsCopy } from '#messages/operations/admin-tools.ts';
import type { Route } from './+types/tools.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [user, report, settings] = await Promise.all([
    preselectedUser(api(context), search.get('user_id')),
    readReport(actionApi(context), search),
    actionApi(context).call(listSettings),
  ]);
  const found = settings.ok && settings.value.settings.find(({ key }) => key === 'adjustment_limit');
  return { user, report, limit: found ? found.value : null };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const report = interruptedReport(new URL(request.url).searchParams);
    if (report === null || error instanceof Response) throw error;
    return { user: null, report, limit: null };
  }
}

async function preselectedUser(client: Client, user_id: string | null) {
  const query = getAnyWallet.query.safeParse({ user_id });
  if (!query.success) return null;
  const result = foundOrNull(await client.call(getAnyWallet, { query: query.data }));
  if (result === null) return null;
  const { user_id: id, user_name, user_email } = result.wallet;
  return { id, full_name: user_name, email: user_email };
}

export const action = toolAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: toolsCopy.title, robots: 'noindex' });

export default function ToolsRoute({ loaderData }: Route.ComponentProps) {
  return <ToolsPage {...loaderData} />;
}
