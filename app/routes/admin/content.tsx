import { ErrorState } from '#app/components/error-state.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { ContentFrame } from '#app/features/admin-content/content-frame.tsx';
import { tabIn } from '#app/features/admin-content/content-tabs.ts';
import { readTab } from '#app/features/admin-content/read-tab.ts';
import { TabPanel } from '#app/features/admin-content/tab-panel.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Route } from './+types/content.ts';

/** Only what the open tab shows is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = api(context);
  const search = new URL(request.url).searchParams;
  const { user } = orThrow(await client.call(getViewer));
  const role = user?.role ?? 'user';
  const tab = tabIn(search, role);
  return { role, tab, shown: await readTab(client, tab, search) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentRoute({ loaderData: { role, tab, shown } }: Route.ComponentProps) {
  return (
    <ContentFrame tab={tab} role={role}>
      {shown === null ? <ErrorState title={contentCopy.failed} /> : <TabPanel shown={shown} />}
    </ContentFrame>
  );
}
