import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isLeadDialogName, type LeadDialogName } from './lead-dialogs.tsx';

/** `?form=…` opens a form on arrival; closing it drops the parameter. */
export function useLeadDialog() {
  const [openDialog, setOpenDialog] = useState<LeadDialogName | null>(null);
  const [search, setSearch] = useSearchParams();
  const requested = search.get('form');
  useEffect(() => {
    if (isLeadDialogName(requested)) setOpenDialog(requested);
  }, [requested]);
  const setDialog = (next: LeadDialogName | null) => {
    setOpenDialog(next);
    if (next !== null || requested === null) return;
    search.delete('form');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return { openDialog, requested, setDialog };
}
