import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listOrders, type Order } from '#contract/checkout/checkout.ts';
import { listFaqAndTestimonials, type Question } from '#contract/content/site.ts';
import { supportCopy as copy } from '#messages/content/support.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { Route } from './+types/support.route.ts';
import { type Asker, ChatPanel, chatMessage } from './chat-panel.tsx';

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

/** The shared `name` makes the browser keep one open at a time. */
function FaqList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section aria-labelledby="faq-title">
      {questions.length > 0 && (
        <h2 id="faq-title" className="mb-3 text-t3">
          {copy.faq}
        </h2>
      )}
      {questions.map(({ id, question, answer }) => (
        <details key={id} name="support-faq" className="group border-line border-t">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-ui [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="grid gap-3 pr-9 pb-5 text-ink-2 text-ui">
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{bindNumbers(paragraph)}</p>
            ))}
          </div>
        </details>
      ))}
      <p className="border-line border-t py-4 text-ink-2 text-ui">
        {copy.form}{' '}
        <Link to="/contact" className="font-semibold text-link underline underline-offset-4">
          {copy.formLink}
        </Link>
      </p>
    </section>
  );
}

interface Props {
  readonly asker: Asker;
  readonly orders: readonly Order[];
}

function OrderReferences({ asker, orders }: Props) {
  const { whatsapp_number } = useSettings();
  return (
    <section aria-labelledby="references-title">
      <h2 id="references-title" className="text-t3">
        {copy.orders}
      </h2>
      <p className="mt-1 mb-3 text-ink-2 text-ui">{orders.length === 0 ? copy.noOrders : copy.ordersHint}</p>
      <ul>
        {orders.map((order) => {
          const chat = whatsappUrl(whatsapp_number, chatMessage(asker, order.id));
          const title = order.items.map((item) => item.title).join(', ');
          return (
            <li
              key={order.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-line border-t py-3"
            >
              <span className="min-w-0 text-ui">
                <Link
                  to={`/user/orders/${order.id}`}
                  className="tap-area block font-semibold leading-snug underline-offset-4 hover:underline"
                >
                  <span className="line-clamp-2 text-balance">{title}</span>
                </Link>
                <span className="num text-ink-3 text-small">
                  {shortId(order.id)} · {formatCardDate(order.created_at)}
                </span>
              </span>
              {chat !== null && (
                <Button asChild size="sm" variant="outline">
                  <a href={chat} target="_blank" rel="noreferrer" aria-label={copy.askAbout(title)}>
                    {copy.ask}
                  </a>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
