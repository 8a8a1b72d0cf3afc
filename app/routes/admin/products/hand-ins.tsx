import { loadList } from '#app/components/data-table/load-list.ts';
import { HAND_INS_PATH, HandInsPage } from '#app/features/admin-products/hand-ins/hand-ins-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listHandIns, reviewHandIn } from '#contract/admin/catalog/hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/admin-hand-ins.ts';
import { succeed } from '#shared/result.ts';
import type { Route } from './+types/hand-ins.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listHandIns);

const review = reviewHandIn.body.extend(reviewHandIn.params.shape);

export const action = ({ request, context }: Route.ActionArgs) =>
  handleForm({
    request,
    schema: review,
    refusals: reviewHandIn.refusals,
    send: async ({ id, ...body }) => {
      const done = await actionApi(context).call(reviewHandIn, { params: { id }, body });
      return done.ok
        ? succeed({ to: HAND_INS_PATH, data: { message: copy.saved } })
        : formRefusal(done.refusal, {
            failed: copy.saveFailed,
            fieldOf: { FEEDBACK_MISSING: 'feedback' },
          });
    },
  });

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function HandInsRoute({ loaderData: { table, hand_ins, total } }: Route.ComponentProps) {
  return <HandInsPage table={table} handIns={hand_ins} total={total} />;
}
