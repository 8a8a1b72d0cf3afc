import type { ComponentType } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Client } from '#contract/client.ts';
import { listSettings } from '#contract/content/admin-settings.ts';
import { getAnyWallet } from '#contract/wallet/admin.ts';
import { toolsCopy as copy, toolsCopy } from '#messages/operations/admin-tools.ts';
import type { Route } from './+types/tools.route.ts';
import { RefundTool } from './refund-tool.tsx';
import { ReportTool } from './report-tool.tsx';
import { toolAction } from './tool-actions.ts';
import { interruptedReport, readReport, type ToolProps } from './tool-props.ts';
import { WalletTool } from './wallet-tool.tsx';

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

/** The open tool is in the URL (ATOOL-001). */
export function ToolsPage({ user = null, report = null, limit = null }: Partial<ToolProps>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab: open } = findTool(search.get('tab'));
  const tabListRef = useScrollActiveTabIntoView<HTMLDivElement>(open);
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle}>
        <Button asChild variant="outline" size="sm">
          <Link to="/admin/tools/ads">{copy.ads}</Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <Link to="/admin/tools/programs">{copy.programs}</Link>
        </Button>
      </PageHeader>
      <Tabs
        value={open}
        onValueChange={(tab) => navigate(`?tab=${tab}`, { preventScrollReset: true })}
        className="grid-cols-[minmax(0,1fr)] gap-7"
      >
        <TabsList ref={tabListRef} aria-label={copy.title} className="max-sm:w-full max-sm:overflow-x-auto">
          {tools.map(({ tab }) => (
            <TabsTrigger key={tab} value={tab}>
              {copy.tabs[tab]}
            </TabsTrigger>
          ))}
        </TabsList>
        {tools.map(({ tab, Panel }) => (
          <TabsContent key={tab} value={tab}>
            <Panel user={user} report={report} limit={limit} />
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}

interface Tool {
  readonly tab: keyof typeof copy.tabs;
  readonly Panel: ComponentType<ToolProps>;
}

/** In tab order; the first one is the default (ATOOL-001). */
const tools: readonly [Tool, ...Tool[]] = [
  { tab: 'wallet', Panel: WalletTool },
  { tab: 'refunds', Panel: RefundTool },
  { tab: 'reports', Panel: ReportTool },
];

function findTool(name: string | null): Tool {
  return tools.find(({ tab }) => tab === name) ?? tools[0];
}
