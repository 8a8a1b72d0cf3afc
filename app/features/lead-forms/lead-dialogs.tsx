import { lazy, Suspense } from 'react';
import type { FreeAuditSlots } from './free-audit/use-free-audit-form.tsx';

const FreeAuditDialog = lazy(() =>
  import('./free-audit/free-audit-dialog.tsx').then((code) => ({ default: code.FreeAuditDialog })),
);
const CommunityDialog = lazy(() =>
  import('./community/community-dialog.tsx').then((code) => ({ default: code.CommunityDialog })),
);

/** A form that opens over a page. */
export type LeadDialogName = 'free_audit' | 'join_community';

export function isLeadDialogName(name: string | null): name is LeadDialogName {
  return name === 'free_audit' || name === 'join_community';
}

interface LeadDialogsProps {
  readonly openDialog: LeadDialogName | null;
  readonly onChange: (name: LeadDialogName | null) => void;
  readonly slots?: FreeAuditSlots;
}

/** The lead forms of a page as dialogs, each loaded when it opens. */
export function LeadDialogs({ openDialog, onChange, slots = null }: LeadDialogsProps) {
  const close = () => onChange(null);
  return (
    <Suspense>
      {openDialog === 'free_audit' && <FreeAuditDialog slots={slots} onClose={close} />}
      {openDialog === 'join_community' && <CommunityDialog onClose={close} />}
    </Suspense>
  );
}
