import { lazy, Suspense } from 'react';
import type { AuditSlots } from './audit-form.tsx';

const FreeAuditDialog = lazy(() =>
  import('./free-audit-dialog.tsx').then((code) => ({ default: code.FreeAuditDialog })),
);
const CommunityDialog = lazy(() =>
  import('./community-dialog.tsx').then((code) => ({ default: code.CommunityDialog })),
);

/** A form that opens over a page. */
export type FormDoor = 'free_audit' | 'join_community';

export function isFormDoor(name: string | null): name is FormDoor {
  return name === 'free_audit' || name === 'join_community';
}

interface FormDoorsProps {
  readonly door: FormDoor | null;
  readonly onChange: (door: FormDoor | null) => void;
  readonly slots?: AuditSlots;
}

/** The dialogs of a page; the code of a form comes when it is opened. */
export function FormDoors({ door, onChange, slots = null }: FormDoorsProps) {
  const close = () => onChange(null);
  return (
    <Suspense>
      {door === 'free_audit' && <FreeAuditDialog slots={slots} onClose={close} />}
      {door === 'join_community' && <CommunityDialog onClose={close} />}
    </Suspense>
  );
}
