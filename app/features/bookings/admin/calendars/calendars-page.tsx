import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { CopyButton } from '#app/components/page/copy-button.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import type { Calendar, listCalendars } from '#contract/calendars/admin.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { calendarsCopy as copy } from '#messages/bookings/admin.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import { CALENDARS_PATH } from '../booking-paths.ts';
import { BookingsHeader } from '../bookings-header.tsx';
import { SyncText } from '../sync-text.tsx';

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
