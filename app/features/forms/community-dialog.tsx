import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { CommunityFields } from './community-fields.tsx';
import { communityWords } from './community-form.ts';
import { FormDialog } from './form-dialog.tsx';
import { communityCopy as copy } from './forms-copy.ts';
import { useLeadForm } from './use-lead-form.ts';

export function CommunityDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const form = useLeadForm({
    ...communityWords,
    onSent: () => {
      toast.success(copy.received.title, { description: copy.received.text });
      onClose();
      navigate('/freebies');
    },
  });
  return (
    <FormDialog
      type="join_community"
      form={form}
      title={copy.title}
      lede={copy.lede}
      submit={copy.submit}
      onClose={onClose}
    >
      <CommunityFields />
    </FormDialog>
  );
}
