import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import { SubscriptionBadge } from '#app/components/commerce/subscription-badge.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { UserDetails } from '#contract/people/admin-users.ts';
import { detailsCopy as copy } from '#messages/people/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatWhatsapp } from '#shared/people/whatsapp.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';

export function DetailSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="border-line border-b pb-2 font-semibold text-ui">{title}</h2>
      {children}
    </section>
  );
}

export function UserProfile({ details: { user, facts } }: { readonly details: UserDetails }) {
  const rows = copy.rows;
  const lines: readonly (readonly [string, string])[] = [
    [rows.company, facts.company],
    [rows.job_role, facts.job_role],
    [rows.industry, facts.industry],
    [rows.whatsapp, facts.whatsapp === '' ? '' : formatWhatsapp(facts.whatsapp)],
    [rows.verified, facts.email_verified ? copy.verified : copy.unverified],
    [rows.two_factor, facts.two_factor_enabled ? copy.on : copy.off],
    [rows.created, formatDayTime(user.created_at)],
    [rows.last_sign_in, user.last_sign_in_at === null ? copy.never : formatDayTime(user.last_sign_in_at)],
    [rows.id, user.id],
  ];
  return (
    <DetailSection title={copy.profile}>
      <dl className="text-ui">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-line border-b border-dashed py-2 last:border-b-0"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="num min-w-0 whitespace-normal text-right [overflow-wrap:anywhere]">
              {value === '' ? copy.empty : value}
            </dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  );
}

interface UserSubscriptionsProps extends Pick<UserDetails, 'subscriptions'> {
  /** Moderators have no desk of subscriptions (DECISIONS 35). */
  readonly canOpen: boolean;
}

export function UserSubscriptions({ subscriptions, canOpen }: UserSubscriptionsProps) {
  return (
    <DetailSection title={copy.subscriptions}>
      {subscriptions.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noSubscriptions}</p>}
      <ul>
        {subscriptions.map(({ id, product, plan_name, status, next_charge }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b border-dashed py-2 text-ui last:border-b-0"
          >
            <span className="min-w-0">
              {canOpen ? (
                <Link
                  to={`/admin/subscriptions/${id}`}
                  className="font-semibold underline-offset-4 hover:underline"
                >
                  {product.title}
                </Link>
              ) : (
                product.title
              )}
              <span className="num block text-ink-3 text-small">
                {plan_name}
                {next_charge !== null &&
                  `, ${copy.nextCharge(formatRupiah(next_charge.amount), formatCardDate(next_charge.at))}`}
              </span>
            </span>
            <SubscriptionBadge status={status} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

export function UserHoldings({ holdings }: Pick<UserDetails, 'holdings'>) {
  return (
    <DetailSection title={copy.holdings}>
      {holdings.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noHoldings}</p>}
      <ul>
        {holdings.map(({ id, title, status, purchased_at }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-2 text-ui last:border-b-0"
          >
            <span className="min-w-0">
              {title} {status !== 'active' && <Badge variant="off">{copy.ended}</Badge>}
            </span>
            <span className="num shrink-0 text-ink-3 text-small">{formatCardDate(purchased_at)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

export function UserOrders({ orders }: Pick<UserDetails, 'orders'>) {
  return (
    <DetailSection title={copy.lastOrders}>
      {orders.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noOrders}</p>}
      <ul>
        {orders.map(({ id, amount, status, created_at }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 border-line border-b border-dashed py-2 text-ui last:border-b-0"
          >
            <span className="num whitespace-normal">
              <Link to={`/admin/orders/${id}`} className="font-semibold underline-offset-4 hover:underline">
                {shortId(id)}
              </Link>{' '}
              <span className="text-ink-3 text-small">{formatCardDate(created_at)}</span>
            </span>
            <span className="num">{formatRupiah(amount)}</span>
            <OrderBadge status={status} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

export interface TrailLine {
  readonly id: number;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

export function UserTrail({
  userId,
  lines,
}: {
  readonly userId: string;
  readonly lines: readonly TrailLine[];
}) {
  return (
    <DetailSection title={copy.trail}>
      {lines.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noTrail}</p>}
      <ol>
        {lines.map(({ id, text, by, at }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b border-dashed py-2 text-ui last:border-b-0"
          >
            <span className="min-w-0">
              {text}
              <span className="num block truncate text-ink-3 text-small">{by}</span>
            </span>
            <time dateTime={at} className="num text-ink-3 text-small">
              {formatDayTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {lines.length > 0 && (
        <Link
          to={`/admin/audit?about=${userId}`}
          className="inline-flex min-h-tap items-center text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.wholeTrail}
        </Link>
      )}
    </DetailSection>
  );
}
