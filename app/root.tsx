import './styles/app.css';
import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { getAssistant } from '../contract/assistant/assistant.ts';
import { getSite } from '../contract/content/site.ts';
import { listForms } from '../contract/leads/forms.ts';
import { screensCopy } from '../messages/shell/screens.ts';
import { publicDefaults } from '../shared/content/site-settings.ts';
import type { Route } from './+types/root.ts';
import { AuthModalHost } from './features/account/modal/auth-modal-host.tsx';
import { CartHost } from './features/cart/cart-host.tsx';
import { sendVisit } from './features/visits/visit-beacon.ts';
import { RootContext } from './hooks/use-root-data.ts';
import { actionApi } from './lib/api/api-context.ts';
import { formsOnly } from './lib/forms-only.ts';
import { pageMeta } from './lib/site/page-meta.ts';
import { recordRoute } from './lib/site/record-route.ts';
import { reloadInOtherLanguage } from './lib/site/reload-in-other-language.ts';
import type { RootData } from './lib/site/root-data.ts';
import { siteContext } from './lib/site/site-context.ts';
import { DevToolsHost } from './shell/document/dev-tools-host.tsx';
import { documentLinks, LazyToaster, LostConnection, SiteDocument } from './shell/document/site-document.tsx';
import { AdminAccessCheck } from './shell/screens/admin-access-check.tsx';
import { ErrorScreen } from './shell/screens/error-screen.tsx';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: screensCopy.error.title });

export const links: Route.LinksFunction = documentLinks;

export const middleware: Route.MiddlewareFunction[] = [recordRoute, formsOnly];
export const clientMiddleware = [reloadInOtherLanguage];

/** Public pages are cached for everybody, so nothing about the visitor may be read here. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { app_url, has_google, has_assistant_endpoint, is_development } = context.get(siteContext);
  const client = actionApi(context);
  const [site, forms, assistant] = await Promise.all([
    client.call(getSite),
    client.call(listForms),
    has_assistant_endpoint ? client.call(getAssistant) : null,
  ]);
  const closed = forms.ok ? forms.value.forms.filter((form) => !form.is_active) : [];
  return {
    origin: app_url,
    shows_examples: is_development,
    has_google,
    has_assistant: assistant?.ok === true && assistant.value.is_on,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a visit, and a change of the search alone is none
  useEffect(sendVisit, [useLocation().pathname]);
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
