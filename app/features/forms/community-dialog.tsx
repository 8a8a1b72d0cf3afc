import { useNavigate } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormText } from './form-fields.tsx';
import { communityCopy as copy } from './forms-copy.ts';
import { useForm } from './use-form.ts';

export function CommunityDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    type: 'join_community',
    incomplete: copy.incomplete,
    loginNeeded: copy.loginNeeded,
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
      <ContactFields />
      <FormText name="company" label="Nama usaha" autoComplete="organization" />
      <FormText name="website" label="Website" inputMode="url" autoComplete="url" isOptional />
    </FormDialog>
  );
}
