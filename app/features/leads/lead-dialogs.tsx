import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { FreeAuditSlots } from './free-audit/use-free-audit-form.tsx';

const FreeAuditDialog = lazyPart(
  async () => (await import('./free-audit/free-audit-dialog.tsx')).FreeAuditDialog,
);
const CommunityDialog = lazyPart(
  async () => (await import('./community/community-dialog.tsx')).CommunityDialog,
);

export type LeadDialogName = 'free_audit' | 'join_community';

export function isLeadDialogName(name: string | null): name is LeadDialogName {
  return name === 'free_audit' || name === 'join_community';
}

interface LeadDialogsProps {
  readonly openDialog: LeadDialogName | null;
  readonly onChange: (name: LeadDialogName | null) => void;
  readonly slots?: FreeAuditSlots;
}

export function LeadDialogs({ openDialog, onChange, slots = null }: LeadDialogsProps) {
  const close = () => onChange(null);
  return (
    <Suspense>
      {openDialog === 'free_audit' && <FreeAuditDialog slots={slots} onClose={close} />}
      {openDialog === 'join_community' && <CommunityDialog onClose={close} />}
    </Suspense>
  );
}
