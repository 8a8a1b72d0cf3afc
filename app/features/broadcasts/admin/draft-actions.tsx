import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { BroadcastDetail } from '#contract/broadcasts/admin.ts';
import { broadcastFormCopy as copy } from '#messages/broadcasts/admin.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { audienceOf, BroadcastState } from './broadcast-columns.tsx';
import { BROADCASTS_PATH, broadcastPath } from './broadcast-paths.ts';
import { useBroadcastAction } from './use-broadcast-action.ts';

interface DraftProps {
  readonly broadcast: BroadcastDetail;
}

export function DraftFacts({ broadcast }: DraftProps) {
  const { scheduled_at, state } = broadcast;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <BroadcastState state={state} />
      <span>{audienceOf(broadcast)}</span>
      {state === 'scheduled' && scheduled_at !== null && (
        <span className="num">
          {copy.scheduledFor(`${formatCardDate(scheduled_at)}, ${formatTime(scheduled_at)}`)}
        </span>
      )}
    </span>
  );
}

export function DraftActions({ broadcast: { id, subject, state } }: DraftProps) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const action = useBroadcastAction(id, ({ id: copied }) => {
    if (copied !== undefined) void navigate(broadcastPath(copied));
    else if (isDeleting) void navigate(BROADCASTS_PATH);
  });
  return (
    <>
      {state === 'scheduled' && (
        <Button
          variant="outline"
          size="sm"
          disabled={action.isBusy}
          onClick={() => action.send('change', { change: 'unschedule' })}
        >
          {copy.unschedule}
        </Button>
      )}
      <Button variant="outline" size="sm" disabled={action.isBusy} onClick={() => action.send('copy')}>
        {copy.copy}
      </Button>
      <Button variant="danger" size="sm" disabled={action.isBusy} onClick={() => setIsDeleting(true)}>
        {copy.delete}
      </Button>
      {isDeleting && (
        <ConfirmDialog
          title={copy.deleteTitle(subject)}
          text={copy.deleteText}
          confirmLabel={copy.delete}
          onConfirm={() => action.send('delete')}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
