import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { OrderPayments, OrderTimeline } from '#app/features/orders/order-history.tsx';
import { OrderRefunds } from '#app/features/orders/order-refunds.tsx';
import { type OrderActionResult, OrderSummary } from '#app/features/orders/order-summary.tsx';
import { ordersCopy as copy } from '#app/features/orders/orders-copy.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import {
  getOrderDetails,
  requestRefund,
  resendReceipt,
  withdrawRefundRequest,
} from '#contract/account/orders.ts';
import type { Client } from '#contract/client.ts';
import { formatArticleDate, formatTime } from '#shared/dates.ts';
import { shortId } from '#shared/short-id.ts';
import type { Route } from './+types/order.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await api(context).call(getOrderDetails, { params: { id: params.id } });
  const details = foundOrNull(result);
  return data({ details }, { status: details === null ? 404 : 200 });
}

export async function action({ params, request, context }: Route.ActionArgs): Promise<OrderActionResult> {
  const form = await request.formData();
  const client = actionApi(context);
  switch (form.get('do')) {
    case 'receipt': {
      const result = await client.call(resendReceipt, { params: { id: params.id } });
      return result.ok ? { ok: true, sent_to: result.value.sent_to } : problem(result.refusal);
    }
    case 'withdraw': {
      const id = String(form.get('id') ?? '');
      const withdrawn = await client.call(withdrawRefundRequest, { params: { id } });
      return withdrawn.ok ? { ok: true, sent_to: null } : problem(withdrawn.refusal);
    }
    default:
      return submitRefundRequest(client, form);
  }
}

async function submitRefundRequest(client: Client, form: FormData): Promise<OrderActionResult> {
  const result = await client.call(requestRefund, {
    body: {
      order_item_id: String(form.get('order_item_id') ?? ''),
      reason: String(form.get('reason') ?? ''),
      destination: form.get('destination') === 'original_payment' ? 'original_payment' : 'wallet',
    },
  });
  return result.ok ? { ok: true, sent_to: null } : problem(result.refusal);
}

interface Refusal {
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

function problem(refusal: Refusal): OrderActionResult {
  const field = refusal.fields?.reason ?? null;
  return { ok: false, message: field ?? refusal.message, field };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Pesanan', robots: 'noindex' });

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
      <Link
        to="/user/billing"
        className="mb-2 inline-flex print:hidden min-h-tap items-center gap-2 font-semibold text-link text-ui underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {copy.back}
      </Link>
      <PageHeader
        title={copy.title(shortId(order.id))}
        subtitle={
          <span className="num">
            {formatArticleDate(order.created_at)}, {formatTime(order.created_at)} WIB
          </span>
        }
      />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <OrderSummary details={details} />
          <OrderRefunds details={details} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <OrderTimeline events={details.events} />
          <OrderPayments payments={details.payments} />
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
