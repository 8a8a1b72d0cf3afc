import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Mark } from '#app/components/brand/brand.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useAutoRetry } from '#app/hooks/use-auto-retry.ts';
import { portalCopy as copy } from '#messages/shell/portal.ts';
import { screensCopy } from '#messages/shell/screens.ts';
import { AutoReload } from '../screens/outage-screen.tsx';

function PortalNotice({ children, ...props }: { children: ReactNode; role?: 'status' | 'alert' }) {
  return (
    <main className="grid min-h-dvh content-center px-gutter">
      <div {...props} className="grid justify-items-start gap-3 sm:justify-items-center sm:text-center">
        {children}
      </div>
    </main>
  );
}

/** PORT-002. */
export function PortalLoading() {
  return (
    <PortalNotice role="status">
      <Mark className="h-11 w-15 animate-breathe" />
      <h1 className="text-ink-2 text-t3">{copy.loading}</h1>
    </PortalNotice>
  );
}

/** Signing in returns to the requested page (PORT-003). */
export function PortalSignInRequired() {
  const { pathname, search } = useLocation();
  return (
    <PortalNotice>
      <Mark className="mb-2 h-11 w-15" />
      <h1 className="text-t1">{copy.signIn}</h1>
      <p className="text-ink-2">{copy.signInHint}</p>
      <Button asChild className="mt-3">
        <Link to={`/login?next=${encodeURIComponent(pathname + search)}`}>{copy.toLogin}</Link>
      </Button>
    </PortalNotice>
  );
}

export function PortalOutage({ requestId }: { requestId?: string | undefined }) {
  const { is_unreachable, refresh } = useViewer();
  useAutoRetry(refresh, !is_unreachable);
  return (
    <PortalNotice role="alert">
      <Mark className="mb-2 h-11 w-15 animate-breathe" />
      <h1 className="text-t1">{screensCopy.outage.title}</h1>
      <p className="max-w-[34em] text-ink-2">{screensCopy.outage.text}</p>
      {requestId && <p className="num text-ink-3 text-small">{screensCopy.requestId(requestId)}</p>}
      <div className="mt-3">
        <AutoReload />
      </div>
    </PortalNotice>
  );
}

/** PORT-004. */
export function PortalError({ requestId }: { requestId?: string | undefined }) {
  return (
    <PortalNotice role="alert">
      <Mark className="mb-2 h-11 w-15" />
      <h1 className="text-t1">{screensCopy.error.title}</h1>
      <p className="max-w-[34em] text-ink-2">{copy.failed}</p>
      {requestId && <p className="num text-ink-3 text-small">{screensCopy.requestId(requestId)}</p>}
      <Button className="mt-3" onClick={() => window.location.reload()}>
        {screensCopy.error.reload}
      </Button>
    </PortalNotice>
  );
}
