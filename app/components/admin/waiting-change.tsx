import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { waitingChangeCopy as copy } from '#messages/components/waiting-change.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

interface WaitingListProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function WaitingList({ id, title, text, children }: WaitingListProps) {
  return (
    <section aria-labelledby={id} className="mb-5 rounded-card border border-line bg-lift px-5 py-4">
      <h2 id={id} className="text-t3">
        {title}
      </h2>
      <p className="max-w-[60ch] text-ink-3 text-small">{text}</p>
      <ul className="mt-2 divide-y divide-line border-line border-t">{children}</ul>
    </section>
  );
}

interface WaitingChangeProps {
  readonly requestedBy: string;
  readonly requestedAt: string;
  /** The admin who asked for a change can only withdraw it. */
  readonly isOwn: boolean;
  readonly canApprove?: boolean;
  readonly isBusy: boolean;
  /** Without it the buttons submit the surrounding form with `verdict`. */
  readonly onDecide?: (verdict: 'approve' | 'reject') => void;
  readonly children: ReactNode;
}

export function WaitingChange({ requestedBy, requestedAt, isOwn, isBusy, ...props }: WaitingChangeProps) {
  const { canApprove = !isOwn, onDecide, children } = props;
  const deciding = (verdict: 'approve' | 'reject') =>
    onDecide === undefined
      ? ({ type: 'submit', name: 'verdict', value: verdict } as const)
      : { onClick: () => onDecide(verdict) };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3 text-ui">
      <div className="wrap-anywhere min-w-0 flex-[1_1_280px]">
        {children}
        <p className="text-ink-3 text-small tabular-nums">
          {copy.by(requestedBy)}, {formatCardDate(requestedAt)}, {formatTime(requestedAt)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button {...deciding('reject')} variant="outline" size="sm" busyText={isBusy ? copy.busy : undefined}>
          {isOwn ? copy.takeBack : copy.reject}
        </Button>
        {canApprove && (
          <Button {...deciding('approve')} size="sm" disabled={isBusy}>
            {copy.approve}
          </Button>
        )}
      </div>
    </div>
  );
}
