import { FormText } from '#app/components/form/form-fields.tsx';
import { noticeCopy as copy } from './forms-copy.ts';
import { PageForm } from './page-form.tsx';

/** One address, for one message: that the AI Agent Environment is open. */
export function NoticeForm({ label }: { readonly label: string }) {
  return (
    <PageForm type="ai_agent_notice" label={label} submit={copy.submit} received={copy.received}>
      <FormText
        name="email"
        label={copy.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
    </PageForm>
  );
}
