import { ErrorState } from '#app/components/page/error-state.tsx';
import { switchFormAction } from '#app/features/leads/admin/forms/form-action.ts';
import { FormsTab } from '#app/features/leads/admin/forms/forms-tab.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listAdminForms, listSubmissions } from '#contract/leads/admin-forms.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { formsCopy } from '#messages/leads/admin.ts';
import { formTypes } from '#shared/forms.ts';
import type { Route } from './+types/forms.route.ts';

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
