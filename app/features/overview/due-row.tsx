import { CalendarCheck, CircleAlert, RefreshCw, Star, Wallet } from 'lucide-react';
import { useClock } from '#app/features/bookings/sessions/reader-zone.ts';
import type { Due } from '#contract/reports/overview.ts';
import { unpaidCopy } from '#messages/orders/unpaid.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatDayMonth, formatTime } from '#shared/time/dates.ts';
import { PanelRow } from './panel-row.tsx';

export function DueRow({ item }: { readonly item: Due }) {
  const { pastDue, renewal, unpaid, consultation, review } = copy.due;
  const clock = useClock();
  switch (item.kind) {
    case 'past_due':
      return (
        <PanelRow
          icon={CircleAlert}
          title={pastDue.title(item.title)}
          note={pastDue.note(formatRupiah(item.amount), formatDayMonth(item.at))}
          action={pastDue.action}
          to="/user/subscriptions"
          isUrgent
        />
      );
    case 'renewal':
      return (
        <PanelRow
          icon={RefreshCw}
          title={renewal.title(item.title, formatDayMonth(item.at))}
          note={(item.is_covered ? renewal.covered : renewal.short)(formatRupiah(item.amount))}
          action={item.is_covered ? renewal.action : copy.topUp}
          to={item.is_covered ? '/user/subscriptions' : '/user/billing'}
          isUrgent={!item.is_covered}
        />
      );
    case 'unpaid_top_up':
      return (
        <PanelRow
          icon={Wallet}
          title={unpaid.title(item.title ?? unpaid.topUp)}
          note={
            item.is_covered
              ? unpaidCopy.covered(item.purchase_bigint ?? item.amount_bigint)
              : unpaid.note(
                  unpaidCopy.toPay(item.amount_bigint, item.purchase_bigint),
                  `${formatDayMonth(item.at)}, ${formatTime(item.at)} WIB`,
                )
          }
          action={item.is_covered ? unpaidCopy.payFromBalance : unpaid.action}
          to={item.is_covered ? '/user/billing' : item.checkout_url}
          isExternal={!item.is_covered}
        />
      );
    case 'consultation': {
      const link = item.place?.startsWith('https://') ? item.place : null;
      return (
        <PanelRow
          icon={CalendarCheck}
          title={copy.services[`${item.booked}_consultation`]}
          note={
            item.starts_at === null
              ? consultation.note(formatDayMonth(item.at))
              : consultation.when(
                  clock.day(item.starts_at),
                  `${formatTime(clock.shift(item.starts_at))} ${clock.name(item.starts_at)}`,
                  link === null ? item.place : null,
                )
          }
          action={
            link !== null
              ? consultation.join
              : item.starts_at === null
                ? consultation.action
                : consultation.open
          }
          to={link ?? '/user/bookings'}
          isExternal={link !== null}
        />
      );
    }
    case 'class':
      return (
        <PanelRow
          icon={CalendarCheck}
          title={item.title}
          note={consultation.when(
            clock.day(item.starts_at),
            `${formatTime(clock.shift(item.starts_at))} ${clock.name(item.starts_at)}`,
            null,
          )}
          action={copy.due.class.action}
          to={`/user/purchases/${item.slug}`}
        />
      );
    case 'review':
      return (
        <PanelRow
          icon={Star}
          title={item.title}
          note={review.note}
          action={review.action}
          to={`/user/purchases/${item.slug}/review`}
        />
      );
  }
}
