import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AuthModalHost } from '#app/features/account/modal/auth-modal-host.tsx';
import { CartHost } from '#app/features/cart/cart-host.tsx';
import { RootContext } from '#app/hooks/use-root-data.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formsOnly } from '#app/lib/forms-only.ts';
import { recordRoute } from '#app/lib/site/note-route.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { reloadInOtherLanguage } from '#app/lib/site/reload-in-other-language.ts';
import type { RootData } from '#app/lib/site/root-data.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { DevToolsHost } from '#app/shell/document/dev-tools-host.tsx';
import { LazyToaster } from '#app/shell/document/lazy-toaster.tsx';
import { LostConnection } from '#app/shell/document/lost-connection.tsx';
import { documentLinks, SiteDocument } from '#app/shell/document/site-document.tsx';
import { AdminAccessCheck } from '#app/shell/screens/admin-access-check.tsx';
import { ErrorScreen } from '#app/shell/screens/error-screen.tsx';
import { getSite } from '#contract/content/site.ts';
import { listForms } from '#contract/leads/forms.ts';
import { screensCopy } from '#messages/shell/screens.ts';
import { publicDefaults } from '#shared/content/site-settings.ts';
import type { Route } from './+types/root.ts';
import './styles/app.css';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: screensCopy.error.title });

export const links: Route.LinksFunction = documentLinks;

export const middleware: Route.MiddlewareFunction[] = [recordRoute, formsOnly];
export const clientMiddleware = [reloadInOtherLanguage];

/** Public pages are cached for everybody, so nothing about the visitor may be read here. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { app_url, has_google, is_development } = context.get(siteContext);
  const client = actionApi(context);
  const [site, forms] = await Promise.all([client.call(getSite), client.call(listForms)]);
  const closed = forms.ok ? forms.value.forms.filter((form) => !form.is_active) : [];
  return {
    origin: app_url,
    shows_examples: is_development,
    has_google,
    settings: site.ok ? site.value.settings : publicDefaults,
    closed_forms: closed.map(({ form_type }) => form_type),
    is_whole: site.ok && forms.ok,
  };
}

/** In a browser: the frame was loaded during an outage and lacks something. */
let lacksFrame = false;

export function shouldRevalidate({ currentUrl, nextUrl, ...asked }: ShouldRevalidateFunctionArgs): boolean {
  const isAskedAgain = lacksFrame && currentUrl.href === nextUrl.href;
  return (asked.formMethod === 'POST' || isAskedAgain) && asked.defaultShouldRevalidate;
}

export const Layout = SiteDocument;

export default function Root({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lacksFrame = !loaderData.is_whole;
  }, [loaderData]);
  return (
    <RootContext value={loaderData}>
      <Outlet />
      <AdminAccessCheck />
      <CartHost />
      <AuthModalHost />
      <LazyToaster />
      <LostConnection />
      <DevToolsHost />
    </RootContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorScreen error={error} />
    </main>
  );
}
