import { Ban, Check, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { DiscountTabs } from '#app/features/discounts/admin/discount-tabs.tsx';
import { formatOff } from '#app/features/referrals/referral-terms.tsx';
import type { Referral, ReferralProgram, ReferralVerdict } from '#contract/referrals/admin.ts';
import { referralsCopy as copy } from '#messages/referrals/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { REFERRALS_PATH, referralColumns } from './referral-columns.tsx';

const VerdictDialog = lazyDialog(async () => (await import('./verdict-dialog.tsx')).VerdictDialog);

interface ReferralsPageProps {
  readonly table: Table;
  readonly referrals: readonly Referral[];
  readonly total: number;
  readonly program: ReferralProgram;
  readonly children: ReactNode;
}

export function ReferralsPage({ table, referrals, total, program, children }: ReferralsPageProps) {
  const [asked, setAsked] = useState<{ referral: Referral; verdict: ReferralVerdict } | null>(null);
  return (
    <>
      <DiscountTabs>
        <Button asChild size="sm">
          <Link to={`${REFERRALS_PATH}/terms`}>
            <SlidersHorizontal aria-hidden="true" />
            {copy.edit}
          </Link>
        </Button>
      </DiscountTabs>
      {children}
      <ProgramSummary program={program} />
      <StaffList
        pathname={REFERRALS_PATH}
        table={table}
        rows={referrals}
        total={total}
        columns={referralColumns()}
        copy={copy}
        filters={[{ name: 'state', label: copy.columns.state, options: copy.states }]}
        actions={(referral) => (
          <RowMenu name={referral.friend.name}>
            {referral.refused_reason === null ? (
              <DropdownMenuItem danger onSelect={() => setAsked({ referral, verdict: 'refuse' })}>
                <Ban aria-hidden="true" />
                {copy.refuse}
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem onSelect={() => setAsked({ referral, verdict: 'count' })}>
                <Check aria-hidden="true" />
                {copy.accept}
              </DropdownMenuItem>
            )}
          </RowMenu>
        )}
      />
      {asked !== null && <VerdictDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function ProgramSummary({ program: { terms, figures } }: Pick<ReferralsPageProps, 'program'>) {
  const sums = [
    [copy.figures.sold, figures.sold_bigint],
    [copy.figures.waiting, figures.waiting_bigint],
    [copy.figures.credited, figures.credited_bigint],
    ...(figures.owed_bigint > 0 ? [[copy.figures.owed, figures.owed_bigint] as const] : []),
  ] as const;
  return (
    <section aria-label={copy.title} className="mb-6">
      <p className="text-ink-2 text-ui">
        {terms?.is_on === true ? copy.now(formatOff(terms), formatRupiah(terms.reward)) : copy.off}
      </p>
      {figures.friends > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
          <div>
            <dt className="text-ink-2 text-small">{copy.figures.friends}</dt>
            <dd className="num font-semibold text-t2">{figures.friends}</dd>
          </div>
          {sums.map(([label, amount]) => (
            <div key={label}>
              <dt className="text-ink-2 text-small">{label}</dt>
              <dd className="num font-semibold text-t2">
                <Money amount={toRupiah(amount)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
