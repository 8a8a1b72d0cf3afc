import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { contentCopy as copy } from './content-copy.ts';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** The verb of the filled button. */
  readonly submitLabel?: string;
  /** What is said of what is not saved. */
  readonly unsavedText?: string;
  /** What else can be done. */
  readonly children?: ReactNode;
}

/** Stays in sight while a long form scrolls: whether something is unsaved, and the one filled button. */
export function SaveBar({
  isDirty,
  isBusy,
  submitLabel = copy.save,
  unsavedText = copy.unsaved,
  children,
}: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 mt-8 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line border-t bg-paper py-3">
      <p role="status" className="mr-auto min-w-0 flex-1 basis-48 text-ink-2 text-small">
        {isDirty ? unsavedText : ''}
      </p>
      {children}
      <Button type="submit" size="sm" busyText={isBusy ? copy.saving : undefined}>
        {submitLabel}
      </Button>
    </div>
  );
}
