import { pageCopy } from '#messages/components/page.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly busyText?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  busyText,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="outline" onClick={onClose}>
        {pageCopy.cancel}
      </Button>
      <Button variant="danger" onClick={onConfirm} busyText={busyText}>
        {confirmLabel}
      </Button>
    </>
  );
  return <DialogFrame role="alertdialog" title={title} text={text} actions={actions} onClose={onClose} />;
}
