import { useSearchParams } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ChatPanel } from '#app/features/support/chat-panel.tsx';
import { FaqList } from '#app/features/support/faq-list.tsx';
import { OrderReferences } from '#app/features/support/order-references.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listOrders } from '#contract/checkout/checkout.ts';
import { listFaqAndTestimonials } from '#contract/content/site.ts';
import { supportCopy as copy } from '#messages/content/support.ts';
import type { Route } from './+types/support.route.ts';

const RECENT = { limit: 5, offset: 0 };

/** The help page must not depend on its lists, so one that fails is empty. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [orders, faq] = await Promise.all([
    client.call(listOrders, { query: RECENT }),
    client.call(listFaqAndTestimonials),
  ]);
  if (!orders.ok && orders.refusal.code === 'UNAUTHENTICATED') orThrow(orders);
  return {
    orders: orders.ok ? orders.value.orders : [],
    questions: faq.ok ? faq.value.questions : [],
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.pageTitle, robots: 'noindex' });

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  const { viewer } = useViewer();
  const [search] = useSearchParams();
  const asker = { email: viewer?.email ?? null, id: viewer?.id ?? null };
  const orderId = search.get('order');
  const order = loaderData.orders.find(({ id }) => id === orderId);
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.lede} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <ChatPanel asker={asker} orderId={order?.id ?? null} />
          <OrderReferences asker={asker} orders={loaderData.orders} />
        </div>
        <FaqList questions={loaderData.questions} />
      </div>
    </>
  );
}
