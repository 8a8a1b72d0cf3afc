import { accountFormAction } from '#app/features/leads/email-code/account-form-action.ts';
import { Consultant, FreeAuditPage } from '#app/features/leads/free-audit/free-audit-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getAuditSlots } from '#contract/leads/forms.ts';
import { auditCopy as copy } from '#messages/leads/forms.ts';
import type { Route } from './+types/free-audit.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const slots = await api(context).call(getAuditSlots);
  return { slots: slots.ok ? slots.value : null };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), Consultant.fetchCode()]);
  return loaded;
}

export const action = accountFormAction('free_audit');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function FreeAudit({ loaderData }: Route.ComponentProps) {
  return <FreeAuditPage slots={loaderData.slots} />;
}
