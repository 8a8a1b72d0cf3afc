import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { FormProblem } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import { checkoutCopy as copy } from '#messages/checkout/checkout.ts';
import { completionLabels } from '#messages/checkout/completion-labels.ts';
import { isRecord } from '#shared/json.ts';
import { rupiah } from '#shared/money/money.ts';
import { completionFields } from '#shared/people/profile.ts';
import { refusalTitle } from '../purchase-toasts.ts';

const SHOWN = 5;

interface Props {
  /** A refusal with `PROFILE_INCOMPLETE` carries them. */
  readonly details: object | null;
}

/** Lists the first five missing fields, and counts the rest (PORT rows). */
export function MissingProfile({ details }: Props) {
  const missing = isRecord(details) && Array.isArray(details.missing_fields) ? details.missing_fields : [];
  const fields = completionFields.filter((field) => missing.includes(field));
  const more = fields.length - SHOWN;
  return (
    <>
      <ul>
        {fields.slice(0, SHOWN).map((field) => (
          <li key={field} className="border-line border-t py-2.5 text-ui">
            {completionLabels[field]}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-line border-t pt-2.5 text-ink-3 text-small">{copy.moreFields(more)}</p>
      )}
    </>
  );
}

interface RefusedProductProps {
  readonly problem: FormProblem;
  readonly onClose: () => void;
}

/** Why a free product, which is taken without a sheet, was refused: a dialog says what the profile lacks (WAL-013), else a toast. */
export function RefusedProduct({ problem, onClose }: RefusedProductProps) {
  const { code, message, details = null } = problem;
  const { pathname } = useLocation();
  const isProfile = code === 'PROFILE_INCOMPLETE';
  useEffect(() => {
    if (isProfile) return;
    toast.error(refusalTitle(code, { pathname, due: rupiah(0), isPlan: false }), { description: message });
    onClose();
  }, [isProfile, code, message, pathname, onClose]);
  if (!isProfile) return null;
  const actions = (
    <>
      <Button variant="outline" onClick={onClose}>
        {copy.cancel}
      </Button>
      <Button asChild>
        <Link to="/user/profile">{copy.profileAction}</Link>
      </Button>
    </>
  );
  return (
    <DialogFrame title={copy.profileTitle} text={copy.profileHint} actions={actions} onClose={onClose}>
      <MissingProfile details={details} />
    </DialogFrame>
  );
}
