import { Outlet } from 'react-router';
import { ContentTabsLayout } from '#app/features/content/admin/content-tabs-layout.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Route } from './+types/layout.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = orThrow(await api(context).call(getViewer));
  return { role: user?.role ?? 'user' };
}

export default function ContentLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ContentTabsLayout role={loaderData.role}>
      <Outlet />
    </ContentTabsLayout>
  );
}
