import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { contentCopy as copy } from '#messages/admin-content.ts';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly submitLabel?: string;
  readonly unsavedText?: string;
  readonly children?: ReactNode;
}

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
