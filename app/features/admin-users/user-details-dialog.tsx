import { Avatar } from '#app/components/brand/avatar.tsx';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { PersonDesk } from '#contract/admin/person-desk.ts';
import type { UserDetails } from '#contract/admin/users.ts';
import {
  accountActionCopy,
  detailsCopy as copy,
  resetSecondFactorCopy,
  roleCopy,
} from '#messages/admin-users.ts';
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
  readonly onClose: () => void;
}

/** AUSR-006; at an address of its own. */
export function UserDetailsDialog({ details, trail, desk, actions, onClose }: Props) {
  if (details === 'failed') {
    return (
      <DialogFrame title={copy.title} isHistoryStep={false} onClose={onClose}>
        <ErrorState title={copy.failed} />
      </DialogFrame>
    );
  }
  const { user } = details;
  return (
    <DialogFrame
      size="wide"
      lead={<Avatar id={user.id} src={user.avatar_url} className="size-14" />}
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
      isHistoryStep={false}
      onClose={onClose}
    >
      <Figures details={details} />
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
          <UserProfile details={details} />
          {desk !== null && <UserDesk userId={user.id} desk={desk} />}
          {trail !== null && <UserTrail userId={user.id} lines={trail} />}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
          <UserSubscriptions subscriptions={details.subscriptions} canOpen={trail !== null} />
          <UserHoldings holdings={details.holdings} />
          <UserOrders orders={details.orders} />
        </div>
      </div>
    </DialogFrame>
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
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4 md:grid-cols-[1.4fr_1.4fr_1fr_1fr]">
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
