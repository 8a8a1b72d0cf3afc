import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ViewLinks } from '#app/components/page/view-links.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { Calendar } from '#contract/calendars/admin.ts';
import { bookingsCopy as copy } from '#messages/bookings/admin.ts';
import { formatDayTime, formatTime } from '#shared/time/dates.ts';
import { BOOKING_LIST_PATH, BOOKINGS_PATH, CALENDARS_PATH } from './booking-paths.ts';

interface Props {
  readonly calendars?: readonly Calendar[];
  readonly isAdmin: boolean;
  readonly children?: ReactNode;
}

export function BookingsHeader({ calendars = [], isAdmin, children }: Props) {
  const views = [
    { label: copy.week, to: BOOKINGS_PATH },
    { label: copy.list, to: BOOKING_LIST_PATH },
    ...(isAdmin ? [{ label: copy.calendars, to: CALENDARS_PATH }] : []),
  ];
  const { pathname } = useLocation();
  const current =
    views.find(({ to }) => to !== BOOKINGS_PATH && pathname.startsWith(to))?.to ?? BOOKINGS_PATH;
  return (
    <>
      <PageHeader title={copy.title} subtitle={calendars.length > 0 && <SyncState calendars={calendars} />}>
        {children}
      </PageHeader>
      <ViewLinks label={copy.tabs} views={views} current={current} className="mb-5 max-sm:flex" />
    </>
  );
}

function SyncState({ calendars }: { readonly calendars: readonly Calendar[] }) {
  const behind = calendars.find(({ is_synced }) => !is_synced);
  if (behind !== undefined) {
    const since = behind.synced_at === null ? null : formatDayTime(behind.synced_at);
    return <StatusDot tone="wait">{copy.notSynced(behind.name, since)}</StatusDot>;
  }
  const oldest = calendars.map(({ synced_at }) => synced_at ?? '').toSorted()[0] ?? '';
  return <StatusDot tone="ok">{copy.synced(formatTime(oldest))}</StatusDot>;
}
