import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import type { Order } from '#contract/checkout/checkout.ts';
import { supportCopy as copy } from '#messages/content/support.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { type Asker, chatMessage } from './chat-panel.tsx';

interface Props {
  readonly asker: Asker;
  readonly orders: readonly Order[];
}

export function OrderReferences({ asker, orders }: Props) {
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
