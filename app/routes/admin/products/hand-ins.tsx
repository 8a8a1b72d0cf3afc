import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { PageError } from '#app/components/page/page-error.tsx';
import {
  HAND_INS_PATH,
  HandInsPage,
  handInTableOptions,
} from '#app/features/admin-products/hand-ins/hand-ins-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listHandIns, reviewHandIn } from '#contract/admin/catalog/hand-ins.ts';
import { handInDeskCopy as copy } from '#messages/admin-hand-ins.ts';
import type { Route } from './+types/hand-ins.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, handInTableOptions);
  const query = listHandIns.query.parse(tableQuery(view));
  const list = await api(context).call(listHandIns, { query });
  return { view, list: list.ok ? list.value : null };
}

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

export default function HandInsRoute({ loaderData: { view, list } }: Route.ComponentProps) {
  if (list === null) return <PageError title={copy.title} message={copy.failed} />;
  return <HandInsPage view={view} handIns={list.hand_ins} total={list.total} />;
}
