import { CalendarCheck, CircleAlert, Gift, Play, RefreshCw, Star, Store, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { HourMotif } from '#app/components/brand/hour-motif.tsx';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { CurrentCourse } from '#contract/courses/learning.ts';
import type { Due, Overview } from '#contract/reports/overview.ts';
import { unpaidCopy } from '#messages/orders/unpaid.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatDayMonth, formatTime } from '#shared/time/dates.ts';
import { useClock } from '../bookings/sessions/reader-zone.ts';
import { lockText } from '../courses/lock-text.ts';
import { PanelRow } from './panel-row.tsx';

export function TodayPanel({ overview }: { readonly overview: Overview }) {
  const { in_hand, due, order_count, free_consultation } = overview;
  const isNew = order_count === 0 && in_hand === null;
  return (
    <section
      aria-label={copy.todayPanel}
      data-plane="night"
      className="relative isolate flex flex-col overflow-hidden rounded-sheet bg-night text-on-night"
    >
      <HourMotif className="-z-10 absolute top-0 right-0 h-24 w-52 mask-b-from-50% sm:w-64" />
      {in_hand !== null && <ContinueCourse course={in_hand} />}
      {(in_hand === null || due.length > 0) && (
        <h2
          className={in_hand === null ? 'px-5 pt-6 pb-4 text-t2 md:px-7' : 'px-5 pt-5 pb-2 text-t3 md:px-7'}
        >
          {due.length > 0 ? copy.waits(due.length) : isNew ? copy.start : copy.nothingWaits}
        </h2>
      )}
      {due.length > 0 && (
        <ul className="pb-3">
          {due.map((item) => (
            <DueRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      {isNew && <FirstSteps consultation={free_consultation} hasTitle={due.length > 0} />}
      {!isNew && in_hand === null && due.length === 0 && <NothingDue />}
    </section>
  );
}

function ContinueCourse({
  course: { slug, title, module_title, lesson, lock, progress },
}: {
  readonly course: CurrentCourse;
}) {
  return (
    <div className="grid flex-1 content-between gap-6 p-5 pr-16 sm:pr-32 md:p-7 md:pr-40">
      <div>
        <h2 className="font-semibold text-night-dawn text-ui">{copy.goOn}</h2>
        <p className="mt-2 max-w-[22em] font-heading text-t2">{lesson.title}</p>
        <p className="mt-1 text-on-night-2 text-ui">
          {title}, {module_title}
        </p>
        {lock !== null && <p className="mt-1 text-on-night-2 text-ui tabular-nums">{lockText(lock)}</p>}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <Button asChild variant="dawn">
          <Link to={`/user/purchases/${slug}${lock === null ? `/learn/${lesson.id}` : ''}`}>
            <Play aria-hidden="true" />
            {copy.goOnAction}
          </Link>
        </Button>
        <div className="min-w-40 flex-1">
          <p className="num mb-2 text-on-night-2 text-small">
            {copy.progress(progress.lessons_done, progress.lessons_total)}
          </p>
          <PetalBand total={progress.lessons_total} done={progress.lessons_done} isOnDark />
        </div>
      </div>
    </div>
  );
}

function NothingDue() {
  return (
    <p className="px-5 pb-7 text-on-night-2 text-ui md:px-7">
      {copy.nothingWaitsHint}{' '}
      <Link
        to="/user/purchases"
        className="inline-flex min-h-tap items-center font-semibold text-night-dawn underline underline-offset-4"
      >
        {copy.toPurchases}
      </Link>
    </p>
  );
}

interface Props {
  readonly consultation: Overview['free_consultation'];
  readonly hasTitle: boolean;
}

function FirstSteps({ consultation: { is_eligible, is_used, percent }, hasTitle }: Props) {
  const { free, consultation, product } = copy.steps;
  return (
    <>
      {hasTitle && <h2 className="px-5 pt-5 pb-2 text-t3 md:px-7">{copy.start}</h2>}
      <ul>
        <PanelRow icon={Gift} title={free.title} note={free.note} action={free.action} to="/freebies" />
        {!is_used && (
          <PanelRow
            icon={CalendarCheck}
            title={consultation.title}
            note={is_eligible ? consultation.ready : consultation.note(percent)}
            action={is_eligible ? consultation.book : consultation.action}
            to={is_eligible ? '/consultation' : '/user/profile'}
          />
        )}
        <PanelRow
          icon={Store}
          title={product.title}
          note={product.note}
          action={product.action}
          to="/user/marketplace"
        />
      </ul>
    </>
  );
}

function DueRow({ item }: { readonly item: Due }) {
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
