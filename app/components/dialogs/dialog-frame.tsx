import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../ui/dialog.tsx';

interface DialogPartsProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly lead?: ReactNode;
  readonly state?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

interface DialogFrameProps extends DialogPartsProps {
  readonly size?: 'slim' | 'medium' | 'wide';
  readonly role?: 'dialog' | 'alertdialog';
  readonly isHistoryStep?: boolean;
  readonly onClose: () => void;
}

/** An `alertdialog` focuses its first button, others their top, so that pressing Enter at once triggers nothing. */
export function DialogFrame({
  size = 'slim',
  role = 'dialog',
  isHistoryStep = true,
  onClose,
  ...parts
}: DialogFrameProps) {
  const descriptionId = parts.text ? {} : { 'aria-describedby': undefined };
  return (
    <Dialog open isHistoryStep={isHistoryStep} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size={size} role={role} startsAtTop={role === 'dialog'} {...descriptionId}>
        <DialogParts {...parts} />
      </DialogContent>
    </Dialog>
  );
}

export function DialogParts({ title, text, lead, state, actions, children }: DialogPartsProps) {
  const hasBody = Boolean(children);
  return (
    <>
      <DialogHeader>
        <div className="flex items-center gap-4">
          {lead}
          <div className="grid min-w-0 gap-1.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <DialogTitle className="wrap-anywhere min-w-0 tabular-nums">
                {keepAmountTogether(title)}
              </DialogTitle>
              {state && <span className="flex flex-wrap gap-2">{state}</span>}
            </div>
            {text && (
              <DialogDescription className="tabular-nums [overflow-wrap:anywhere]">
                {keepAmountTogether(text)}
              </DialogDescription>
            )}
          </div>
        </div>
      </DialogHeader>
      {hasBody && <DialogBody className="pt-1">{children}</DialogBody>}
      {actions && (
        <DialogFooter
          className={cn('flex-wrap justify-end max-sm:gap-2 max-sm:*:grow', !hasBody && 'border-t-0')}
        >
          {actions}
        </DialogFooter>
      )}
    </>
  );
}

function keepAmountTogether(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split(/([+−]?Rp [\d.]*\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
