import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { addPersonNote, type PersonDesk } from '#contract/people/admin-person-desk.ts';
import type { UserDetails } from '#contract/people/admin-users.ts';
import { bookingsCopy } from '#messages/bookings/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import {
  accountActionCopy,
  detailsCopy as copy,
  resetSecondFactorCopy,
  roleCopy,
} from '#messages/people/admin.ts';
import { formatCount, formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import type { useUserActions } from './use-user-actions.tsx';
import { AccountStatusBadge, RoleBadge } from './user-badges.tsx';
import {
  DetailSection,
  type TrailLine,
  UserHoldings,
  UserOrders,
  UserProfile,
  UserSubscriptions,
  UserTrail,
} from './user-details-sections.tsx';

export type UserDetailsResult = UserDetails | 'failed';

interface Props {
  readonly details: UserDetailsResult;
  /** Null for those who may not read the log. */
  readonly trail: readonly TrailLine[] | null;
  /** Null for moderators. */
  readonly desk: PersonDesk | null;
  readonly actions: Pick<ReturnType<typeof useUserActions>, 'start'> | null;
  readonly back: string;
}

/** Stands beside the list, at an address of its own (AUSR-006). */
export function UserPanel({ details, trail, desk, actions, back }: Props) {
  if (details === 'failed') {
    return (
      <DetailPanel title={copy.title} back={back}>
        <ErrorState title={copy.failed} />
      </DetailPanel>
    );
  }
  const { user } = details;
  return (
    <DetailPanel
      title={user.full_name}
      state={
        <>
          <RoleBadge role={user.role} />
          <AccountStatusBadge user={user} />
        </>
      }
      text={user.email}
      actions={
        actions !== null && !user.is_deleted && <UserActionButtons details={details} start={actions.start} />
      }
      back={back}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <Figures details={details} />
        <UserProfile details={details} />
        <UserSubscriptions subscriptions={details.subscriptions} canOpen={trail !== null} />
        <UserHoldings holdings={details.holdings} />
        <UserOrders orders={details.orders} />
        {desk !== null && <UserDesk key={user.id} userId={user.id} desk={desk} />}
        {trail !== null && <UserTrail userId={user.id} lines={trail} />}
      </div>
    </DetailPanel>
  );
}

type UserActionButtonsProps = Pick<ReturnType<typeof useUserActions>, 'start'> & {
  readonly details: UserDetails;
};

function UserActionButtons({ details: { user, facts }, start }: UserActionButtonsProps) {
  return (
    <>
      {facts.two_factor_enabled && (
        <Button variant="quiet" size="sm" onClick={() => start('lift', user)}>
          {resetSecondFactorCopy.action}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => start('sign-out', user)}>
        {accountActionCopy.signOut}
      </Button>
      <Button size="sm" onClick={() => start('role', user)}>
        {roleCopy.title}
      </Button>
    </>
  );
}

function Figures({ details: { user, facts } }: { readonly details: UserDetails }) {
  const isFrozen = facts.wallet_is_active === false;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      <Figure label={isFrozen ? copy.frozen : copy.balance} money={user.wallet_balance} />
      <Figure label={copy.spent} money={rupiah(user.total_spent)} />
      <Figure label={copy.orders} count={user.total_orders} />
      <Figure label={copy.sessions} count={facts.sessions_count} />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly money?: Rupiah;
  readonly count?: number;
}

function Figure({ label, money, count = 0 }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="num font-semibold text-t3 tracking-tight">
        {money === undefined ? formatCount(count) : formatRupiah(money)}
      </dd>
    </div>
  );
}

interface UserDeskSectionsProps {
  readonly userId: string;
  readonly desk: PersonDesk;
}

function UserDesk({ userId, desk: { bookings, leads, notes } }: UserDeskSectionsProps) {
  return (
    <>
      <DetailSection title={copy.bookings}>
        {bookings.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noBookings}</p>}
        <ul>
          {bookings.map(({ id, title, state, starts_at }) => (
            <Line
              key={id}
              to={`/admin/bookings/${id}`}
              title={title ?? copy.freeSession}
              state={bookingsCopy.states[state]}
            >
              {starts_at === null ? copy.noTime : formatDayTime(starts_at)}
            </Line>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title={copy.leads}>
        {leads.length === 0 && <p className="py-3 text-ink-2 text-ui">{copy.noLeads}</p>}
        <ul>
          {leads.map(({ id, form_type, status, created_at }) => (
            <Line
              key={id}
              to={`/admin/content/leads/${id}`}
              title={formLabels[form_type]}
              state={leadsCopy.status[status]}
            >
              {formatCardDate(created_at)}
            </Line>
          ))}
        </ul>
      </DetailSection>
      <UserNotes userId={userId} notes={notes} />
    </>
  );
}

interface LineProps {
  readonly to: string;
  readonly title: string;
  readonly state: string;
  readonly children: ReactNode;
}

function Line({ to, title, state, children }: LineProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-b border-dashed py-2 text-ui last:border-b-0">
      <span className="min-w-0">
        <Link to={to} className="font-semibold underline-offset-4 hover:underline">
          {title}
        </Link>
        <span className="num block text-ink-3 text-small">{children}</span>
      </span>
      <span className="shrink-0 text-ink-2 text-small">{state}</span>
    </li>
  );
}

function UserNotes({ userId, notes }: { readonly userId: string; readonly notes: PersonDesk['notes'] }) {
  const form = useAdminForm({ id: 'note', action: '/admin/users', schema: addPersonNote.body.strip() });
  return (
    <DetailSection title={copy.notes}>
      <ul>
        {notes.map((note) => (
          <NoteLine key={note.id} userId={userId} note={note} />
        ))}
      </ul>
      <ActionForm key={notes.length} form={form} label={copy.notes} className="mt-3 grid gap-3">
        <input type="hidden" name="form" value="note" />
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={userId} />
        <TextareaField name="body" label={copy.note} hint={copy.notesHint} rows={2} maxLength={2000} />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          className="justify-self-start"
          disabled={form.isBusy}
        >
          {copy.addNote}
        </Button>
      </ActionForm>
    </DetailSection>
  );
}

interface NoteLineProps {
  readonly userId: string;
  readonly note: PersonDesk['notes'][number];
}

function NoteLine({ userId, note: { id, body, created_by_name, created_at } }: NoteLineProps) {
  const form = useAdminForm({ id: `note-${id}`, action: '/admin/users' });
  return (
    <li className="flex items-start justify-between gap-3 border-line border-b border-dashed py-2 text-ui">
      <div className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
        <p className="num text-ink-3 text-small">
          {created_by_name !== null && `${created_by_name}, `}
          {formatDayTime(created_at)}
        </p>
      </div>
      <ActionForm form={form}>
        <input type="hidden" name="form" value={`note-${id}`} />
        <input type="hidden" name="intent" value="remove-note" />
        <input type="hidden" name="id" value={userId} />
        <input type="hidden" name="note_id" value={id} />
        <Button type="submit" variant="quiet" size="icon" aria-label={copy.removeNote} disabled={form.isBusy}>
          <X aria-hidden="true" />
        </Button>
      </ActionForm>
    </li>
  );
}
