import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** The verb on the button that does it. */
  readonly action: string;
  readonly busyText?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A dangerous action asks once, naming the thing. */
export function ConfirmDialog({ title, text, action, busyText, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim" role="alertdialog">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        <DialogFooter className="justify-end border-t-0">
          <Button variant="outline" onClick={onClose}>
            Batal
          </Button>
          <Button variant="danger" onClick={onConfirm} busyText={busyText}>
            {action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
