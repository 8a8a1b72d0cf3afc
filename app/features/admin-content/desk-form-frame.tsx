import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LeaveGuard } from '#app/components/leave-guard.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { contentCopy as copy } from './content-copy.ts';
import type { PublishValues } from './desk-form.ts';
import { SaveBar } from './save-bar.tsx';
import type { Action } from './use-action.ts';

interface DeskFormFrameProps {
  readonly title: string;
  readonly listHref: string;
  /** Null as long as it was never saved. */
  readonly previewHref: string | null;
  readonly values: PublishValues;
  readonly isPublished: boolean;
  readonly isDirty: boolean;
  readonly action: Action;
  /** On top of what was loaded, or on top of what somebody else saved in the meantime. */
  readonly onSave: (over: string | null) => void;
  readonly children: ReactNode;
}

interface Standing {
  /** It was published when the form was opened. */
  readonly wasOut: boolean;
  readonly now: number;
}

/** What the button does with the status that was chosen. */
function verbOf({ status, published_at }: PublishValues, { wasOut, now }: Standing): string {
  if (status !== 'published' || wasOut) return copy.save;
  const isLater = published_at !== null && new Date(published_at).getTime() > now;
  return isLater ? copy.schedule : copy.publish;
}

/** Around every form of the desk: where one is, saving, the other who saved first, and the question when one leaves. */
export function DeskFormFrame(props: DeskFormFrameProps) {
  const { title, listHref, previewHref, values, isDirty, action, onSave, children } = props;
  const wasOut = props.isPublished;
  const [openedAt] = useState(() => Date.now());
  const { changedAt, isBusy } = action;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(null);
  };
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={title}>
        <Button asChild variant="quiet" size="sm">
          <Link to={listHref}>{copy.back}</Link>
        </Button>
        {previewHref !== null && (
          <Button asChild variant="outline" size="sm">
            <a href={previewHref} target="_blank" rel="noreferrer">
              {copy.preview}
            </a>
          </Button>
        )}
      </PageHeader>
      {changedAt !== null && previewHref !== null && (
        <ConflictNotice
          changedAt={changedAt}
          href={previewHref}
          onTakeTheirs={() => window.location.reload()}
          onKeepMine={() => onSave(changedAt)}
        />
      )}
      {children}
      <SaveBar isDirty={isDirty} isBusy={isBusy} action={verbOf(values, { wasOut, now: openedAt })} />
      <LeaveGuard isDirty={isDirty && !isBusy} title={copy.leave(title)} />
    </form>
  );
}
