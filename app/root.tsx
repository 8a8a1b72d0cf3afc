import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AuthModalHost } from '#app/features/account/auth-modal-host.tsx';
import { CartHost } from '#app/features/cart/cart-host.tsx';
import { DeveloperAids } from '#app/features/shell/developer-aids.tsx';
import { ErrorScreen } from '#app/features/shell/error-screen.tsx';
import { GuardWait } from '#app/features/shell/guard-wait.tsx';
import { documentLinks, SiteDocument } from '#app/features/shell/site-document.tsx';
import { ToasterHost } from '#app/features/shell/toaster-host.tsx';
import { RootContext } from '#app/hooks/use-root-data.ts';
import { actionApi } from '#app/lib/api.ts';
import { formsOnly } from '#app/lib/forms-only.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RootData } from '#app/lib/root-data.ts';
import { siteContext } from '#app/lib/site.ts';
import { listForms } from '#contract/public/forms.ts';
import { getSite } from '#contract/public/site.ts';
import { publicDefaults } from '#shared/site-settings.ts';
import type { Route } from './+types/root.ts';
import './styles/app.css';

/** Where a page has none of its own, e.g. when it could not be shown. */
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Konsultan AI untuk pemilik usaha' });

export const links: Route.LinksFunction = documentLinks;

export const middleware: Route.MiddlewareFunction[] = [formsOnly];

/** Public pages are cached and the same for everybody: nothing about the visitor may be read here. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { app_url, has_google, is_development } = context.get(siteContext);
  // An outage leaves the page its frame, in which it says so; the status of the page tells the rest.
  const client = actionApi(context);
  const [site, forms] = await Promise.all([client.call(getSite), client.call(listForms)]);
  const closed = forms.ok ? forms.value.forms.filter((form) => !form.is_active) : [];
  return {
    origin: app_url,
    shows_examples: is_development,
    has_google,
    settings: site.ok ? site.value.settings : publicDefaults,
    closed_forms: closed.map(({ form_type }) => form_type),
  };
}

/** The frame of the site stays as it is while one walks about; the page that one goes to may fail alone. */
export function shouldRevalidate({ currentUrl, nextUrl, ...asked }: ShouldRevalidateFunctionArgs): boolean {
  const isWalking = asked.formMethod === undefined && currentUrl.href !== nextUrl.href;
  return !isWalking && asked.defaultShouldRevalidate;
}

export const Layout = SiteDocument;

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <RootContext value={loaderData}>
      <Outlet />
      <GuardWait />
      <CartHost />
      <AuthModalHost />
      <ToasterHost />
      <DeveloperAids />
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
