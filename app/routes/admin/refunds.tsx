import { PageFailed } from '#app/components/page-failed.tsx';
import { refundsCopy } from '#app/features/admin-refunds/refunds-copy.ts';
import { QUEUE_PAGE, queueTabs, RefundsPage } from '#app/features/admin-refunds/refunds-page.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { readPage } from '#app/lib/url-view.ts';
import { listRefundRequests } from '#contract/admin/refunds.ts';
import type { Route } from './+types/refunds.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = readPage(search);
  const tab = queueTabs.find((name) => name === search.get('status')) ?? 'requested';
  const window = { limit: QUEUE_PAGE, offset: (page - 1) * QUEUE_PAGE };
  const query = tab === 'all' ? window : { ...window, status: tab };
  const answer = await api(context).call(listRefundRequests, { query });
  return { tab, page, list: answer.ok ? answer.value : null };
}

export const handle: FailureWords = { title: refundsCopy.title, failed: refundsCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: refundsCopy.title, robots: 'noindex' });

export default function RefundsRoute({ loaderData: { list, ...view } }: Route.ComponentProps) {
  if (list === null) return <PageFailed title={refundsCopy.title} problem={refundsCopy.failed} />;
  return <RefundsPage {...view} {...list} />;
}
