import { loadList } from '#app/components/data-table/load-list.ts';
import { HAND_INS_PATH, HandInsPage } from '#app/features/courses/admin/hand-ins/hand-ins-page.tsx';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listHandIns, reviewHandIn } from '#contract/courses/admin-hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/courses/admin-hand-ins.ts';
import type { Route } from './+types/hand-ins.route.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listHandIns);

export const action = formAction({
  endpoint: reviewHandIn,
  schema: reviewHandIn.body.extend(reviewHandIn.params.shape),
  call: ({ id, ...body }) => ({ params: { id }, body }),
  done: () => copy.saved,
  to: () => HAND_INS_PATH,
  failed: () => copy.saveFailed,
  fieldOf: { FEEDBACK_MISSING: 'feedback' },
});

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function HandInsRoute({ loaderData: { table, hand_ins, total } }: Route.ComponentProps) {
  return <HandInsPage table={table} handIns={hand_ins} total={total} />;
}
