import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, Outlet, useMatch } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { NavigationLine } from '#app/components/page/navigation-line.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { SkipLink } from '#app/components/page/skip-link.tsx';
import { fetchGuestAccess } from '#app/features/checkout/purchase/fetch-purchase.ts';
import { type GuestAccess, GuestAccessContext } from '#app/hooks/session/guest-access.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { isOutageError } from '#app/lib/api/is-outage-error.ts';
import { navigationTimeout } from '#app/lib/api/navigation-timeout.ts';
import { requestIdOf } from '#app/lib/api/request-id.ts';
import { redirectToOwnLanguage } from '#app/lib/site/own-language.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getViewer } from '#contract/account/session.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { portalCopy } from '#messages/shell/portal.ts';
import { screensCopy } from '#messages/shell/screens.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import { formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/layout.route.ts';
import { PortalError, PortalLoading, PortalOutage, PortalSignInRequired } from './portal-gate.tsx';
import { PortalShell } from './portal-shell.tsx';

const LESSON = '/user/purchases/:slug/learn/:lesson';

/** Rendered before hydration; undefined when it could not be read. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = actionApi(context);
  const session = await client.call(getViewer);
  redirectToOwnLanguage(request, session.ok ? (session.value.user?.language ?? null) : null);
  const known = session.ok ? session.value.user : undefined;
  const isGuest = known === null && params.slug !== undefined;
  const guest = isGuest ? await fetchGuestAccess(client, request, params.slug) : null;
  return { known, guest, has_whatsapp: context.get(siteContext).has_whatsapp };
}

export const shouldRevalidate = () => false;

/** For pages without their own title, because they failed. */
export const meta: Route.MetaFunction = (args) => {
  const isSignedOut = isRouteErrorResponse(args.error) && args.error.status === 401;
  return pageMeta(args, { title: isSignedOut ? portalCopy.signIn : screensCopy.error.title });
};

/** Only a courtesy: the server refuses every call without a session (PORT-001). */
export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { status, viewer: loadedViewer, is_unreachable } = useViewer();
  const isLesson = useMatch(LESSON) !== null;
  const viewer = status === 'loading' ? loaderData.known : loadedViewer;
  if (viewer !== undefined && viewer !== null) {
    if (isLesson) return <Outlet />;
    return (
      <PortalShell viewer={viewer}>
        <Outlet />
      </PortalShell>
    );
  }
  if (is_unreachable) return <PortalOutage />;
  // A guest sees only the pages of this purchase, because the server refuses all others (DECISIONS 54).
  const { guest } = loaderData;
  if (viewer === null && guest !== null) {
    return (
      <GuestAccessContext value={guest}>
        {isLesson ? (
          <Outlet />
        ) : (
          <GuestFrame access={guest}>
            <Outlet />
          </GuestFrame>
        )}
      </GuestAccessContext>
    );
  }
  return viewer === undefined ? <PortalLoading /> : <PortalSignInRequired />;
}

export const clientMiddleware = [navigationTimeout];

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { viewer: loaded } = useViewer();
  if (isRouteErrorResponse(error) && error.status === 401) return <PortalSignInRequired />;
  const requestId = requestIdOf(error);
  // Before hydration and in an outage the viewer of the document is used.
  const viewer = loaded ?? loaderData?.known ?? null;
  const isOutage = isOutageError(error);
  // An error in rendering would repeat, so only another page helps.
  const isAnswer = isOutage || isRouteErrorResponse(error);
  if (viewer === null || !isAnswer)
    return isOutage ? <PortalOutage requestId={requestId} /> : <PortalError requestId={requestId} />;
  // The frame stays, because other pages may work.
  return (
    <PortalShell viewer={viewer}>
      <PageError
        title={isOutage ? screensCopy.outage.title : screensCopy.error.title}
        message={isOutage ? portalCopy.outage : portalCopy.failed}
        requestId={requestId}
      />
    </PortalShell>
  );
}

interface Props {
  readonly access: GuestAccess;
  readonly children: ReactNode;
}

function GuestFrame({ access: { id, access_until }, children }: Props) {
  const { guest } = purchaseStatusCopy;
  return (
    <>
      <SkipLink />
      <NavigationLine />
      <header className="border-line border-b print:hidden">
        <div className="mx-auto flex max-w-[1240px] flex-wrap items-center justify-between gap-x-6 px-gutter py-2.5">
          <Brand />
          <p className="text-ink-2 text-small">
            {access_until === null ? guest.unlimited : guest.until(formatTime(access_until))}{' '}
            <Link
              to={`${purchasePath(id)}?details=1`}
              className="inline-flex min-h-tap items-center font-semibold text-link underline underline-offset-4"
            >
              {guest.mail}
            </Link>
          </p>
        </div>
      </header>
      <main
        id="isi"
        tabIndex={-1}
        className="mx-auto max-w-[1240px] px-gutter pt-6 pb-16 outline-none md:pt-9 print:p-0"
      >
        {children}
      </main>
    </>
  );
}
