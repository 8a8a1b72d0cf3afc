import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { communityCopy as copy } from '#messages/lead-forms.ts';
import { LeadFormDialog } from '../lead-form-dialog.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { CommunityFields } from './community-fields.tsx';
import { communityFormOptions } from './community-form-options.ts';

export function CommunityDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const form = useLeadForm({
    ...communityFormOptions(),
    onSuccess: () => {
      toast.success(copy.received.title, { description: copy.received.text });
      onClose();
      navigate('/freebies');
    },
  });
  return (
    <LeadFormDialog
      type="join_community"
      form={form}
      title={copy.title}
      lede={copy.lede}
      submitLabel={copy.submit}
      onClose={onClose}
    >
      <CommunityFields />
    </LeadFormDialog>
  );
}
