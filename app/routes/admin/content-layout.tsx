import { Outlet } from 'react-router';
import { ContentFrame } from '#app/features/admin-content/content-frame.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Route } from './+types/content-layout.ts';

/** Who looks decides which tabs there are. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = orThrow(await api(context).call(getViewer));
  return { role: user?.role ?? 'user' };
}

export default function ContentLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFrame role={loaderData.role}>
      <Outlet />
    </ContentFrame>
  );
}
