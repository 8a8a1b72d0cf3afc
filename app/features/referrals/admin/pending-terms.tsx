import { WaitingChange, WaitingList } from '#app/components/admin/waiting-change.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { scopeText } from '#app/features/discounts/admin/discount-summary.tsx';
import { formatOff } from '#app/features/referrals/referral-terms.tsx';
import type { ReferralProgram } from '#contract/referrals/admin.ts';
import { referralTermsWaitingCopy as copy, referralsCopy } from '#messages/referrals/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { DECIDE_TERMS, REFERRALS_PATH } from './referral-columns.tsx';

interface PendingTermsProps {
  readonly change: NonNullable<ReferralProgram['waiting']>;
  /** Admins can only withdraw terms that they requested themselves. */
  readonly viewerId: string;
}

export function PendingTerms({ change, viewerId }: PendingTermsProps) {
  const { id, terms, named, requested_by, requested_by_name, created_at } = change;
  const form = useAdminForm({ id: DECIDE_TERMS, action: REFERRALS_PATH, failed: referralsCopy.decideFailed });
  const products = named.map(({ target: value, label }) => ({ value, label }));
  const minimum = terms.minimum === 0 ? [] : [copy.minimum(formatRupiah(terms.minimum))];
  return (
    <WaitingList id="pending-terms" title={copy.title} text={copy.text}>
      <li>
        <ActionForm form={form} label={copy.title}>
          <input type="hidden" name="intent" value={DECIDE_TERMS} />
          <input type="hidden" name="id" value={id} />
          <WaitingChange
            requestedBy={requested_by_name}
            requestedAt={created_at}
            isOwn={requested_by === viewerId}
            isBusy={form.isBusy}
          >
            <p className="font-semibold">
              {terms.is_on ? referralsCopy.now(formatOff(terms), formatRupiah(terms.reward)) : copy.off}
            </p>
            {terms.is_on && <p>{[scopeText(terms.targets, products), ...minimum].join(', ')}</p>}
          </WaitingChange>
        </ActionForm>
      </li>
    </WaitingList>
  );
}
