import { data, Link } from 'react-router';
import { BackLink } from '#app/components/page/back-link.tsx';
import { DoneNotice, donePath } from '#app/components/page/done-notice.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { OrderRefunds } from '#app/features/refunds/order-refunds.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formAction, formActions, type PostedForm } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import {
  getOrderDetails,
  type OrderDetails,
  resendReceipt,
  withdrawRefundRequest,
} from '#contract/orders/orders.ts';
import { ordersCopy as copy } from '#messages/orders/orders.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { shortId } from '#shared/short-id.ts';
import { formatArticleDate, formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/order.route.ts';
import { OrderSummary } from './order-summary.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await api(context).call(getOrderDetails, { params: { id: params.id } });
  const details = foundOrNull(result);
  return data({ details }, { status: details === null ? 404 : 200 });
}

const orderPath = ({ param }: PostedForm) => `/user/orders/${param('id')}`;

/** The buttons of an order. */
export const action = formActions(
  {
    withdraw: formAction({
      endpoint: withdrawRefundRequest,
      schema: withdrawRefundRequest.params,
      call: (params) => ({ params }),
      to: (_, __, posted) => donePath(orderPath(posted), 'withdraw'),
    }),
  },
  formAction({
    endpoint: resendReceipt,
    call: (_, { param }) => ({ params: { id: param('id') } }),
    done: (sent) => sent,
    to: (_, __, posted) => donePath(orderPath(posted), 'receipt'),
  }),
);

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.pageTitle, robots: 'noindex' });

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { details } = loaderData;
  if (details === null) {
    return (
      <EmptyState level={1} title={copy.missing} hint={copy.missingHint}>
        <Button asChild variant="outline">
          <Link to="/user/billing">{copy.back}</Link>
        </Button>
      </EmptyState>
    );
  }
  const { order } = details;
  return (
    <>
      <BackLink to="/user/billing" className="mb-2 print:hidden">
        {copy.back}
      </BackLink>
      <PageHeader
        title={copy.title(formatArticleDate(order.created_at))}
        subtitle={
          <span className="tabular-nums">
            {shortId(order.id)}, {formatTime(order.created_at)} WIB
          </span>
        }
      />
      <DoneNotice texts={copy.done} />
      <div className="grid gap-x-14 gap-y-10 print:gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:gap-5">
          <OrderSummary details={details} />
          <OrderRefunds details={details} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:gap-5">
          <OrderTimeline events={details.events} />
          <p className="border-line border-t pt-4 text-ink-2 text-ui print:hidden">
            {copy.help}{' '}
            <Link
              to={`/user/support?order=${order.id}`}
              className="font-semibold text-link underline underline-offset-4"
            >
              {copy.helpLink}
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}

export function OrderTimeline({ events }: Pick<OrderDetails, 'events'>) {
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="mb-4 text-t3">
        {copy.timeline}
      </h2>
      <ol className="ml-1.5">
        {events.map((event) => (
          <li
            key={event.at + event.kind}
            className="relative pb-5 pl-6 last:pb-0 not-last:after:absolute not-last:after:top-2 not-last:after:-bottom-2 not-last:after:left-0 not-last:after:w-px not-last:after:bg-line-strong before:absolute before:top-1.5 before:-left-1 before:size-[9px] before:rounded-full before:bg-line-strong last:before:bg-dawn-2"
          >
            <p className="font-semibold text-ui">
              {copy.events[event.kind]}
              {event.amount_bigint !== null && event.kind !== 'paid' && (
                <span className="num font-normal text-ink-2">
                  {' '}
                  {formatRupiah(toRupiah(event.amount_bigint))}
                </span>
              )}
            </p>
            <p className="num text-ink-3 text-small">
              {formatCardDate(event.at)}, {formatTime(event.at)} WIB
            </p>
            {event.note !== '' && <p className="mt-1 max-w-[34em] text-ink-2 text-ui">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
