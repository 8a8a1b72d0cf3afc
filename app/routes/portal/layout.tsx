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
import { actionApi } from '#app/lib/api.ts';
import { giveUp } from '#app/lib/give-up.ts';
import { isAway } from '#app/lib/is-away.ts';
import { requestIdOf } from '#app/lib/request-id.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Route } from './+types/layout.ts';

/** Who is there, so that the portal stands before its scripts do; undefined when that could not be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await actionApi(context).call(getViewer);
  return { known: session.ok ? session.value.user : undefined };
}

/** Later the browser knows it better. */
export const shouldRevalidate = () => false;

/** The guard here is only manners: every call behind it is refused by the server without a session (PORT-001). */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { status, viewer: asked, is_unreachable } = useViewer();
  const viewer = status === 'loading' ? loaderData.known : asked;
  if (viewer !== undefined && viewer !== null) {
    return (
      <PortalShell viewer={viewer}>
        <Outlet />
      </PortalShell>
    );
  }
  if (is_unreachable) return <PortalAway />;
  return viewer === undefined ? <PortalLoading /> : <PortalSignInRequired />;
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
