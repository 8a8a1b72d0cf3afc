import { PageError } from '#app/components/page/page-error.tsx';
import { booksHref } from '#app/features/books/admin/books-href.ts';
import { BooksPage } from '#app/features/books/admin/books-page.tsx';
import { PeriodPage } from '#app/features/books/admin/period-page.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { closeMonth, getBookMonth, getBookPeriod } from '#contract/books/admin.ts';
import { booksCopy as copy } from '#messages/books/books.ts';
import { isLongPeriod, isMonth } from '#shared/money/books.ts';
import { monthOf } from '#shared/time/dates.ts';
import type { Route } from './+types/books.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const period = search.get('period') ?? '';
  if (isLongPeriod(period)) {
    const read = await actionApi(context).call(getBookPeriod, { query: { period } });
    return { period: read.ok ? read.value.book_period : null };
  }
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(new Date()).slice(0, 7);
  const read = await actionApi(context).call(getBookMonth, { query: { month } });
  return { book: read.ok ? read.value.book_month : null, isAsking: search.get('ask') === 'close' };
}

/** Closing a month is the only thing that is done on this page. */
export const action = formAction({
  endpoint: closeMonth,
  schema: closeMonth.body,
  call: (body) => ({ body }),
  to: (_, { month }) => booksHref(month),
});

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function BooksRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.period) return <PeriodPage book={loaderData.period} />;
  if (loaderData.book) return <BooksPage book={loaderData.book} isAsking={loaderData.isAsking} />;
  return <PageError title={copy.title} message={copy.failed} />;
}
