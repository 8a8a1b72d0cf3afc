import { isRouteErrorResponse, Outlet } from 'react-router';
import { PageFailed } from '#app/components/page-failed.tsx';
import { awayCopy } from '#app/features/shell/away-screen.tsx';
import {
  PortalAway,
  PortalError,
  PortalLoading,
  PortalSignInRequired,
} from '#app/features/shell/portal-gate.tsx';
import { PortalShell } from '#app/features/shell/portal-shell.tsx';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { giveUp } from '#app/lib/give-up.ts';
import { isAway } from '#app/lib/is-away.ts';
import { requestIdOf } from '#app/lib/request-id.ts';
import type { Route } from './+types/layout.ts';

/** The guard here is only manners: every call behind it is refused by the server without a session (PORT-001). */
export default function PortalLayout() {
  const { status, viewer, is_unreachable } = useViewer();
  if (viewer !== null) {
    return (
      <PortalShell viewer={viewer}>
        <Outlet />
      </PortalShell>
    );
  }
  if (is_unreachable) return <PortalAway />;
  return status === 'loading' ? <PortalLoading /> : <PortalSignInRequired />;
}

export const clientMiddleware = [giveUp];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401) return <PortalSignInRequired />;
  if (!isAway(error)) return <PortalError requestId={requestIdOf(error)} />;
  return <PageAway requestId={requestIdOf(error)} />;
}

/** Who was known stays signed in, with everything around the page that is away. */
function PageAway({ requestId }: { readonly requestId: string | undefined }) {
  const { viewer } = useViewer();
  if (viewer === null) return <PortalAway requestId={requestId} />;
  return (
    <PortalShell viewer={viewer}>
      <PageFailed title={awayCopy.title} problem={awayCopy.problem} requestId={requestId} />
    </PortalShell>
  );
}
