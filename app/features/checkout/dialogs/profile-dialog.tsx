import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { completionLabels } from '#messages/checkout/completion-labels.ts';
import { completionFields } from '#shared/people/profile.ts';

const SHOWN = 5;

interface Props {
  readonly missingFields: readonly string[];
  readonly onClose: () => void;
}

/** Lists the first five missing fields, and counts the rest (PORT rows). */
export function ProfileDialog({ missingFields, onClose }: Props) {
  const known = completionFields.filter((field) => missingFields.includes(field));
  const more = known.length - SHOWN;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">{checkoutCopy.profileTitle}</DialogTitle>
          <DialogDescription className="mt-1.5 text-ink-2 text-ui">
            {checkoutCopy.profileHint}
          </DialogDescription>
          <ul className="mt-4">
            {known.slice(0, SHOWN).map((field) => (
              <li key={field} className="border-line border-t py-2.5 text-ui">
                {completionLabels[field]}
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p className="border-line border-t pt-2.5 text-ink-3 text-small">
              {checkoutCopy.moreFields(more)}
            </p>
          )}
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose}>
              {checkoutCopy.cancel}
            </Button>
            <Button asChild>
              <Link to="/user/profile">{checkoutCopy.profileAction}</Link>
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
