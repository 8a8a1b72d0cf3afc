import { answerAudit } from '#app/features/forms/answer-audit.ts';
import { auditCopy as copy } from '#app/features/forms/forms-copy.ts';
import { FreeAuditPage } from '#app/features/forms/free-audit-page.tsx';
import { api } from '#app/lib/api.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getAuditSlots } from '#contract/public/forms.ts';
import type { Route } from './+types/free-audit.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const slots = await api(context).call(getAuditSlots);
  return { slots: slots.ok ? slots.value : null };
}

export const action = (args: Route.ActionArgs) => answerAudit(args);

/** A lost connection takes nothing away that was typed. */
export const clientAction = keepTyped;

/** The landing page is what search engines shall show of it. */
export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function FreeAudit({ loaderData }: Route.ComponentProps) {
  return <FreeAuditPage slots={loaderData.slots} />;
}
