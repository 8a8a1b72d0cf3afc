import { useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { MailingFiguresList } from '#app/features/mailings/admin/mailing-figures.tsx';
import { messageForm } from '#app/features/mailings/admin/message-input.ts';
import { MessagePreview } from '#app/features/mailings/admin/message-preview.tsx';
import type { BroadcastDetail } from '#contract/broadcasts/admin.ts';
import {
  broadcastFormCopy,
  broadcastsCopy,
  broadcastReportCopy as copy,
} from '#messages/broadcasts/admin.ts';
import { formatCount } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { audienceOf, BroadcastState } from './broadcast-columns.tsx';
import { BROADCASTS_PATH, broadcastPath, sendsPath } from './broadcast-paths.ts';
import { useBroadcastAction } from './use-broadcast-action.ts';

interface ReportProps {
  readonly broadcast: BroadcastDetail;
}

export function BroadcastReport({ broadcast }: ReportProps) {
  const { id, subject, state, started_at, figures } = broadcast;
  useReadAgain(state === 'sending');
  return (
    <>
      <BackLink to={BROADCASTS_PATH}>{broadcastsCopy.back}</BackLink>
      <PageHeader
        title={subject}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <BroadcastState state={state} />
            <span>{audienceOf(broadcast)}</span>
            {started_at !== null && (
              <span className="num">
                {copy.started(`${formatCardDate(started_at)}, ${formatTime(started_at)}`)}
              </span>
            )}
          </span>
        }
      >
        <RunningActions broadcast={broadcast} />
      </PageHeader>
      {(state === 'sending' || state === 'paused') && <Progress broadcast={broadcast} />}
      <section aria-label={copy.figures} className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <MailingFiguresList figures={figures} />
      </section>
      {figures.unknown > 0 && <UnknownMails broadcast={broadcast} />}
      <p className="mt-5">
        <Button asChild variant="outline" size="sm">
          <Link to={sendsPath(id)}>{copy.sends}</Link>
        </Button>
      </p>
    </>
  );
}

const READ_AGAIN_MS = 5_000;

/** Follows what goes out; a page in the background asks nothing. */
function useReadAgain(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}

function Progress({ broadcast: { figures, state } }: ReportProps) {
  const done = figures.recipients - figures.queued;
  const percent = figures.recipients === 0 ? 0 : Math.floor((done / figures.recipients) * 100);
  const words =
    figures.recipients === 0
      ? copy.queueing
      : copy.progress(formatCount(done), formatCount(figures.recipients));
  return (
    <div className="mb-5">
      <div
        role="progressbar"
        aria-label={broadcastsCopy.states[state]}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-sunk"
      >
        <div className="h-full rounded-full bg-column" style={{ width: `${percent}%` }} />
      </div>
      <p role="status" className="num mt-2 text-ink-2 text-ui">
        {words}
      </p>
    </div>
  );
}

function RunningActions({ broadcast }: ReportProps) {
  const { id, state } = broadcast;
  const navigate = useNavigate();
  const [isStopping, setIsStopping] = useState(false);
  const action = useBroadcastAction(id, ({ id: copied }) => {
    setIsStopping(false);
    if (copied !== undefined) void navigate(broadcastPath(copied));
  });
  const change = (to: 'pause' | 'resume' | 'cancel') => action.send('change', { change: to });
  const isRunning = state === 'sending' || state === 'paused';
  return (
    <>
      {state === 'sending' && (
        <Button variant="outline" size="sm" disabled={action.isBusy} onClick={() => change('pause')}>
          {copy.pause}
        </Button>
      )}
      {state === 'paused' && (
        <Button size="sm" disabled={action.isBusy} onClick={() => change('resume')}>
          {copy.resume}
        </Button>
      )}
      {isRunning && (
        <Button variant="danger" size="sm" disabled={action.isBusy} onClick={() => setIsStopping(true)}>
          {copy.cancel}
        </Button>
      )}
      <MessagePreview read={() => toMessage(broadcast)} />
      <Button variant="outline" size="sm" disabled={action.isBusy} onClick={() => action.send('copy')}>
        {broadcastFormCopy.copy}
      </Button>
      {isStopping && (
        <ConfirmDialog
          title={copy.cancelTitle}
          text={copy.cancelText}
          confirmLabel={copy.cancel}
          onConfirm={() => change('cancel')}
          onClose={() => setIsStopping(false)}
        />
      )}
    </>
  );
}

/** The form writes null as an empty field. */
const toMessage = ({ reply_to, product_id, ...texts }: BroadcastDetail) =>
  messageForm.parse({ ...texts, reply_to: reply_to ?? '', product_id: product_id ?? '' });

function UnknownMails({ broadcast: { id, state, figures } }: ReportProps) {
  const action = useBroadcastAction(id);
  return (
    <section
      aria-label={copy.resend}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-5"
    >
      <p className="max-w-[44em] text-ui">{copy.unknown(formatCount(figures.unknown))}</p>
      <span className="flex flex-wrap gap-2">
        {state !== 'cancelled' && (
          <Button
            variant="outline"
            size="sm"
            disabled={action.isBusy}
            onClick={() => action.send('change', { change: 'resend_unknown' })}
          >
            {copy.resend}
          </Button>
        )}
        <Button asChild variant="quiet" size="sm">
          <Link to={`${sendsPath(id)}?state=unknown`}>{copy.sends}</Link>
        </Button>
      </span>
    </section>
  );
}
