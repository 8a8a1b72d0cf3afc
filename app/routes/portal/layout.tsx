import { isRouteErrorResponse, Outlet } from 'react-router';
import { PortalError, PortalLoading, PortalSignInRequired } from '#app/features/shell/portal-gate.tsx';
import { PortalShell } from '#app/features/shell/portal-shell.tsx';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { requestIdOf } from '#app/lib/request-id.ts';
import type { Route } from './+types/layout.ts';

/** The guard here is only manners: every call behind it is refused by the server without a session (PORT-001). */
export default function PortalLayout() {
  const { status, viewer } = useViewer();
  if (viewer !== null) {
    return (
      <PortalShell viewer={viewer}>
        <Outlet />
      </PortalShell>
    );
  }
  return status === 'loading' ? <PortalLoading /> : <PortalSignInRequired />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <PortalSignInRequired />;
  return <PortalError requestId={requestIdOf(error)} />;
}
