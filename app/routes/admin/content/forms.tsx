import { ErrorState } from '#app/components/page/error-state.tsx';
import { switchFormAction } from '#app/features/admin-content/forms/form-action.ts';
import { FormsTab } from '#app/features/admin-content/forms/forms-tab.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listAdminForms, listSubmissions } from '#contract/admin/content/forms.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { formsCopy } from '#messages/admin-leads.ts';
import { formTypes } from '#shared/forms.ts';
import type { Route } from './+types/forms.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = api(context);
  const requested = new URL(request.url).searchParams.get('form');
  const form_type = formTypes.find((option) => option === requested);
  const [forms, sent] = await Promise.all([
    client.call(listAdminForms),
    client.call(listSubmissions, { query: { form_type } }),
  ]);
  const isLoaded = forms.ok && sent.ok;
  return {
    shown: isLoaded ? { forms: forms.value.forms, submissions: sent.value.submissions } : null,
    chosen: form_type ?? null,
  };
}

export const action = switchFormAction;

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: formsCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: formsCopy.title, robots: 'noindex' });

export default function ContentForms({ loaderData: { shown, chosen } }: Route.ComponentProps) {
  if (shown === null) return <ErrorState title={contentCopy.failed} />;
  return <FormsTab {...shown} chosen={chosen} />;
}
