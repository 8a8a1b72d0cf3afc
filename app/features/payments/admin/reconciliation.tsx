import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import type { BookAudit, Finding } from '#contract/payments/admin.ts';
import { reconciliationCopy as copy, paymentsCopy } from '#messages/payments/admin.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { disputeVerdicts } from '#shared/payments/disputes.ts';
import { findingKinds } from '#shared/payments/payments.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { DisputeActions } from './dispute-actions.tsx';
import { PaymentActionButton } from './payment-action-button.tsx';
import { flagLabel } from './payment-tables.tsx';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

interface ReconciliationProps {
  readonly findings: readonly Finding[];
  readonly audit: BookAudit | null;
}

export function Reconciliation({ findings, audit }: ReconciliationProps) {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  return (
    <>
      <NightlyAudit audit={audit} />
      {findings.length === 0 && <EmptyState {...copy.clean} />}
      {findingKinds.map((kind) => {
        const ofKind = byKind.get(kind);
        if (ofKind === undefined) return null;
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`} className="mb-8">
            <h2 id={`kind-${kind}`} className="text-t3">
              {copy.findings[kind].title} <span className="num font-normal text-ink-3">{ofKind.length}</span>
            </h2>
            <p className="max-w-[64ch] text-ink-2 text-small">{copy.findings[kind].text}</p>
            <ul className="mt-2 border-line border-t">
              {ofKind.map((finding) => (
                <FindingRow key={finding.subject_id} finding={finding} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function FindingRow({ finding }: { readonly finding: Finding }) {
  const {
    kind,
    subject_id,
    gateway,
    user_email,
    amount_bigint,
    received_bigint,
    detail,
    since,
    due_at,
    resolution,
    foreseen,
  } = finding;
  const [isReviewing, setIsReviewing] = useState(false);
  const name = user_email ?? paymentsCopy.webhook(subject_id);
  const flagText = detail.split(', ').map(flagLabel).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 text-ui">
      <div className="min-w-0 flex-[1_1_260px]">
        <p className="flex flex-wrap gap-x-3">
          <b className="min-w-0 break-all font-semibold">{name}</b>
          {amount_bigint !== null && <span className="num">{formatRupiah(toRupiah(amount_bigint))}</span>}
          {received_bigint !== null && received_bigint !== amount_bigint && (
            <span className="num text-debit">{copy.received(received_bigint)}</span>
          )}
        </p>
        {flagText !== '' && <p className="break-words text-ink-2 text-small">{flagText}</p>}
        <p className="num text-ink-3 text-small">
          {paymentMethodLabel(gateway)}, {moment(since)}
        </p>
        {kind === 'warning' && foreseen?.order_ids.map((id) => <OrderLink key={id} id={id} />)}
        {due_at !== null && <p className="num text-debit text-small">{copy.due(moment(due_at))}</p>}
      </div>
      {resolution === 'settle' && foreseen !== null && (
        <DisputeActions
          id={subject_id}
          name={name}
          verdicts={kind === 'warning' ? ['won'] : verdictsOf(detail)}
          foreseen={foreseen}
        />
      )}
      {resolution === 'settle' ? null : resolution === 'review' ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${copy.actions.review}: ${name}`}
          onClick={() => setIsReviewing(true)}
        >
          {copy.actions.review}
        </Button>
      ) : (
        <PaymentActionButton action={resolution} id={subject_id} />
      )}
      {isReviewing && (
        <ReasonDialog
          intent="review"
          id={subject_id}
          title={`${copy.actions.review}: ${name}`}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </li>
  );
}

function OrderLink({ id }: { readonly id: string }) {
  return (
    <Link to={`/admin/orders/${id}`} className="inline-flex min-h-tap items-center text-small underline">
      {copy.toOrder} {shortId(id)}
    </Link>
  );
}

const verdictsOf = (detail: string) =>
  disputeVerdicts.filter((verdict) => verdict !== 'waived' || detail.endsWith('claim'));

function NightlyAudit({ audit }: { readonly audit: BookAudit | null }) {
  const isClean = audit === null || audit.broken.length === 0;
  const Icon = audit === null ? Clock : isClean ? CircleCheck : TriangleAlert;
  return (
    <section
      aria-label={copy.audit}
      className={`mb-8 border-line border-y py-3 text-ui ${isClean ? '' : 'text-debit'}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden="true" className={cn('size-5', audit !== null && isClean && 'text-credit')} />
        <b className="font-semibold">{copy.audit}</b>
        {audit === null ? (
          <span>{copy.never}</span>
        ) : (
          <span className="tabular-nums">
            {isClean ? copy.sound(audit.checks) : copy.broken(audit.broken.length)}{' '}
            {moment(audit.finished_at)}
          </span>
        )}
      </p>
      {audit?.broken.map(({ check, total, rows }) => (
        <details key={check} className="mt-2">
          <summary className="inline-flex min-h-tap cursor-pointer items-center break-all">
            {check} ({copy.rows(total)})
          </summary>
          <pre className="overflow-auto text-small">{JSON.stringify(rows, null, 2)}</pre>
        </details>
      ))}
    </section>
  );
}

const moment = (at: string) => `${formatCardDate(at)}, ${formatTime(at)} WIB`;
