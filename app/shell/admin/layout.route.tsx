import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, redirect, useRouteLoaderData } from 'react-router';
import { FormLanguages } from '#app/components/admin/translations/form-languages.tsx';
import { SavedViews } from '#app/components/data-table/saved-views.tsx';
import { UploadLimits, useUploadLimits } from '#app/components/media-upload/upload-limits.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { isOutageError } from '#app/lib/api/is-outage-error.ts';
import { navigationTimeout } from '#app/lib/api/navigation-timeout.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { requestIdOf } from '#app/lib/api/request-id.ts';
import { redirectToOwnLanguage } from '#app/lib/site/own-language.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { guardRedirect } from '#app/shell/admin/admin-access.ts';
import { AdminError, AdminPageError } from '#app/shell/admin/admin-error.tsx';
import { AdminShell } from '#app/shell/admin/admin-shell.tsx';
import { PortalError, PortalOutage } from '#app/shell/portal/portal-gate.tsx';
import { getViewer } from '#contract/account/session.ts';
import { getUploadLimits } from '#contract/media/admin.ts';
import { listSavedViews } from '#contract/saved-views/admin.ts';
import type { Route } from './+types/layout.route.ts';

/** Redirects before a screen is shown (ADM-003 to ADM-007). Only a courtesy: the API authorizes each call. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = orThrow(await api(context).call(getViewer));
  redirectToOwnLanguage(request, user?.language ?? null);
  const elsewhere = guardRedirect(user?.role ?? null, new URL(request.url));
  if (user === null || elsewhere !== null) throw redirect(elsewhere ?? '/login');
  const [saved, limits] = await Promise.all([
    api(context).call(listSavedViews),
    api(context).call(getUploadLimits),
  ]);
  const isAdmin = user.role === 'admin';
  const { is_development, has_whatsapp } = context.get(siteContext);
  return {
    viewer: user,
    has_dev_tools: isAdmin && is_development,
    has_whatsapp: isAdmin && has_whatsapp,
    saved_views: saved.ok ? saved.value.views : [],
    upload_limits: limits.ok ? limits.value : null,
  };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const usual = useUploadLimits();
  useEffect(() => {
    lastKnown = loaderData;
  }, [loaderData]);
  return (
    <AdminShell viewer={loaderData.viewer} hasDevTools={loaderData.has_dev_tools}>
      <SavedViews value={loaderData.saved_views}>
        <UploadLimits value={loaderData.upload_limits ?? usual}>
          <FormLanguages>
            <Outlet />
          </FormLanguages>
        </UploadLimits>
      </SavedViews>
    </AdminShell>
  );
}

export const clientMiddleware = [navigationTimeout];

/** Used in an outage, when the layout has no data. */
let lastKnown: Pick<Route.ComponentProps['loaderData'], 'viewer' | 'has_dev_tools'> | null = null;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('shell/admin/layout.route') ?? lastKnown;
  const requestId = requestIdOf(error);
  const isOwnFault = isRouteErrorResponse(error) && error.status < 500;
  if (data === null)
    return isOutageError(error) ? (
      <PortalOutage requestId={requestId} />
    ) : (
      <PortalError requestId={requestId} />
    );
  return (
    <AdminShell viewer={data.viewer} hasDevTools={data.has_dev_tools}>
      {isOwnFault ? <AdminError requestId={requestId} /> : <AdminPageError requestId={requestId} />}
    </AdminShell>
  );
}
