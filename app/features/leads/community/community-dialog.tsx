import { useNavigate } from 'react-router';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { communityCopy as copy } from '#messages/leads/forms.ts';
import { LeadFormDialog } from '../lead-form-dialog.tsx';
import { CommunityFields, useCommunityForm } from './community-form.tsx';

export function CommunityDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { refresh } = useViewer();
  const { form, submit, codeField } = useCommunityForm(() => {
    toast.success(copy.received.title, { description: copy.received.text });
    // The mailed code may have signed the visitor in.
    void refresh();
    onClose();
    navigate('/freebies');
  });
  return (
    <LeadFormDialog
      type="join_community"
      form={form}
      title={copy.title}
      lede={copy.lede}
      submitLabel={submit}
      onClose={onClose}
    >
      <CommunityFields />
      {codeField}
    </LeadFormDialog>
  );
}
