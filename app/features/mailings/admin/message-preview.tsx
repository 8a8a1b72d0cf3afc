import { Eye } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import { toast } from '#app/lib/toast.ts';
import { messageCopy as copy } from '#messages/mailings/admin.ts';
import { messageForm } from './message-input.ts';
import type { MessageValues } from './preview-dialog.tsx';

const PreviewDialog = lazyDialog(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

/** Opens a message as a mail. `read` returns null while a field of its form is not right. */
export function MessagePreview({ read }: { readonly read: () => MessageValues | null }) {
  const [shown, setShown] = useState<MessageValues | null>(null);
  const open = () => {
    const values = read();
    if (values === null) toast.error(copy.incomplete);
    else setShown(values);
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={open}>
        <Eye aria-hidden="true" className="max-sm:hidden" />
        {copy.look}
      </Button>
      {shown !== null && <PreviewDialog message={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** Reads what is typed in a form, saved or not. Returns null while a field is not right. */
export function readMessage(formId: string): MessageValues | null {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return null;
  const parsed = parseForm(new FormData(form), messageForm);
  return parsed.status === 'success' ? parsed.value : null;
}
