import { EmailField } from '#app/components/form/email-field.tsx';
import { noticeCopy as copy } from '#messages/leads/forms.ts';
import { LeadPageForm } from './lead-page-form.tsx';

export function NoticeForm({ label }: { readonly label: string }) {
  return (
    <LeadPageForm type="ai_agent_notice" label={label} submitLabel={copy.submit} received={copy.received}>
      <EmailField name="email" label={copy.label} />
    </LeadPageForm>
  );
}
