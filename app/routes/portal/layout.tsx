import { isRouteErrorResponse, Outlet } from 'react-router';
import { PortalError, PortalLoading, PortalSignInRequired } from '#app/features/shell/portal-gate.tsx';
import { PortalShell } from '#app/features/shell/portal-shell.tsx';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { api } from '#app/lib/api.ts';
import { requestIdOf } from '#app/lib/request-id.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Route } from './+types/layout.ts';

/** Who is there, so that the portal stands before its scripts do; undefined when that could not be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await api(context).call(getViewer);
  return { known: session.ok ? session.value.user : undefined };
}

/** Later the browser knows it better. */
export const shouldRevalidate = () => false;

/** The guard here is only manners: every call behind it is refused by the server without a session (PORT-001). */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { status, viewer: asked } = useViewer();
  const viewer = status === 'loading' ? loaderData.known : asked;
  if (viewer === undefined) return <PortalLoading />;
  if (viewer === null) return <PortalSignInRequired />;
  return (
    <PortalShell viewer={viewer}>
      <Outlet />
    </PortalShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <PortalSignInRequired />;
  return <PortalError requestId={requestIdOf(error)} />;
}
