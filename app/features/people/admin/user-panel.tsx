import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { PersonDesk } from '#contract/people/admin-person-desk.ts';
import type { UserDetails } from '#contract/people/admin-users.ts';
import {
  accountActionCopy,
  detailsCopy as copy,
  resetSecondFactorCopy,
  roleCopy,
} from '#messages/people/admin.ts';
import { formatCount, formatRupiah, type Rupiah, rupiah } from '#shared/money/money.ts';
import type { useUserActions } from './use-user-actions.tsx';
import { RoleBadge, StatusBadge } from './user-badges.tsx';
import { UserDesk } from './user-desk-sections.tsx';
import {
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
          <StatusBadge user={user} />
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
