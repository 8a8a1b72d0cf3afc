import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { CopyButton } from '#app/components/page/copy-button.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Calendar, listCalendars, UnreadEvent } from '#contract/calendars/admin.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { calendarsCopy as copy } from '#messages/bookings/admin.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { CALENDARS_PATH } from '../booking-paths.ts';
import { BookingsHeader } from '../bookings-header.tsx';

const AddCalendarDialog = lazyDialog(async () => (await import('./calendar-dialogs.tsx')).AddCalendarDialog);
const RemoveCalendarDialog = lazyDialog(
  async () => (await import('./calendar-dialogs.tsx')).RemoveCalendarDialog,
);

type CalendarList = OutputOf<typeof listCalendars>;

export function CalendarsPage({ calendars, feed }: CalendarList) {
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Calendar | null>(null);
  return (
    <>
      <BookingsHeader isAdmin>
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {copy.add}
        </Button>
      </BookingsHeader>
      <p className="mb-5 max-w-[70ch] text-ink-2 text-ui">{copy.text}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={copy.title} className="rounded-card border border-line bg-surface">
          {calendars.length === 0 ? (
            <EmptyState title={copy.none.title} hint={copy.none.hint} />
          ) : (
            <>
              <ul>
                {calendars.map((calendar) => (
                  <CalendarRow key={calendar.id} calendar={calendar} onRemove={() => setRemoving(calendar)} />
                ))}
              </ul>
              <div className="border-line border-t px-4 py-3">
                <PostButton
                  id="sync-calendars"
                  action={CALENDARS_PATH}
                  fields={{ intent: 'sync' }}
                  variant="outline"
                  size="sm"
                  className="justify-self-start"
                  busyText={copy.syncing}
                  onSuccess={() => toast.success(copy.syncDone)}
                >
                  {copy.sync}
                </PostButton>
              </div>
            </>
          )}
        </section>
        <Feed feed={feed} />
      </div>
      {isAdding && <AddCalendarDialog onClose={() => setAdding(false)} />}
      {removing !== null && <RemoveCalendarDialog calendar={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function CalendarRow({ calendar, onRemove }: { readonly calendar: Calendar; readonly onRemove: () => void }) {
  const { name, kind, host, takes_bookings } = calendar;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t px-4 py-3 first:border-0">
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-semibold text-body leading-snug">{name}</h2>
        <p className="wrap-anywhere text-ink-2 text-small">{`${copy.kindNames[kind]} · ${host}`}</p>
        {takes_bookings && <p className="text-ink-2 text-small">{copy.takes}</p>}
        <SyncText calendar={calendar} />
      </div>
      <Button variant="quiet" size="sm" aria-label={`${copy.remove}: ${name}`} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
}

function Feed({ feed }: Pick<CalendarList, 'feed'>) {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <section
      aria-labelledby="feed"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="feed" className="text-t3">
        {copy.feed}
      </h2>
      <p className="text-ink-2 text-ui">{copy.feedText}</p>
      {feed !== null && (
        <p className="text-ink-2 text-small">
          {`${copy.feedSince(formatCardDate(feed.created_at))} ${
            feed.read_at === null ? copy.feedUnread : copy.feedRead(formatDayTime(feed.read_at))
          }`}
        </p>
      )}
      {address !== null && (
        <div
          role="status"
          className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line-strong bg-surface p-3.5"
        >
          <p className="font-semibold text-small">{copy.feedOnce}</p>
          <code className="wrap-anywhere text-small">{address}</code>
          <CopyButton text={address} name={copy.feedAddress} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <PostButton
          id="renew-feed"
          action={CALENDARS_PATH}
          fields={{ intent: 'renew-feed' }}
          variant="outline"
          size="sm"
          busyText={copy.renewing}
          onSuccess={({ address: made }) => setAddress(typeof made === 'string' ? made : null)}
        >
          {feed === null ? copy.makeFeed : copy.renewFeed}
        </PostButton>
        {feed !== null && (
          <PostButton
            id="revoke-feed"
            action={CALENDARS_PATH}
            fields={{ intent: 'revoke-feed' }}
            variant="danger"
            size="sm"
            onSuccess={() => {
              setAddress(null);
              toast.success(copy.revoked);
            }}
          >
            {copy.revokeFeed}
          </PostButton>
        )}
      </div>
    </section>
  );
}

interface Props {
  readonly calendar: Calendar;
}

function SyncText({ calendar }: Props) {
  const { is_synced, synced_at, problem } = calendar;
  const problems: Readonly<Record<string, string>> = copy.problems;
  const why = is_synced || problem === null ? undefined : problems[problem];
  return (
    <div className="mt-1.5 text-small">
      {is_synced && synced_at !== null ? (
        <StatusDot tone="ok">{copy.synced(formatDayTime(synced_at))}</StatusDot>
      ) : (
        <StatusDot tone="wait">
          {synced_at === null ? copy.never : copy.stale(formatDayTime(synced_at))}
        </StatusDot>
      )}
      {why !== undefined && <p className="text-ink-2">{why}</p>}
      <UnreadEvents calendar={calendar} />
    </div>
  );
}

/** The times of unreadable events may be booked by mistake; their owner can correct them. */
function UnreadEvents({ calendar: { unread_count, unread_events } }: Props) {
  if (unread_count === 0) return null;
  const more = unread_count - unread_events.length;
  return (
    <details className="mt-1">
      <summary className="min-h-tap cursor-pointer content-center">
        <StatusDot tone="wait">{copy.unread(unread_count)}</StatusDot>
      </summary>
      <ul className="grid gap-1.5 pb-1 pl-4.5">
        {unread_events.map((event) => (
          <li key={`${event.title} ${event.line} ${event.reason}`} className="wrap-anywhere text-ink-2">
            <span className="font-semibold text-ink">{titleOf(event)}</span>
            {`: ${copy.unreadReasons[event.reason](event.detail)}`}
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{copy.unreadMore(more)}</li>}
      </ul>
    </details>
  );
}

const titleOf = ({ title, line }: UnreadEvent): string =>
  `${title === '' ? copy.untitled : title} (${copy.line(line)})`;
