import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { AuditFields } from './audit-fields.tsx';
import { AuditFull, type AuditSlots, auditReceived, useAuditForm } from './audit-form.tsx';
import { FormClosed } from './form-closed.tsx';
import { FormPageFrame } from './form-page-frame.tsx';
import { FormReceived } from './form-received.tsx';
import { auditCopy as copy } from './forms-copy.ts';
import { Trap } from './trap.tsx';

/** The free audit on a page of its own: what the dialog of the landing page holds, for whoever has no scripts. */
export function FreeAuditPage({ slots }: { readonly slots: AuditSlots }) {
  const [search] = useSearchParams();
  const { closed_forms } = useRootData();
  return (
    <FormPageFrame title={copy.title} lede={copy.lede}>
      {search.get('sent') === 'free_audit' ? (
        <AuditReceived text={auditReceived(Object.fromEntries(search))} />
      ) : closed_forms.includes('free_audit') ? (
        <FormClosed />
      ) : (
        <AuditPageForm slots={slots} />
      )}
    </FormPageFrame>
  );
}

/** The code that sent it may have signed somebody in. */
function AuditReceived({ text }: { readonly text: string }) {
  const { refresh } = useViewer();
  useEffect(() => void refresh(), [refresh]);
  return <FormReceived id="free_audit" title={copy.received.title} text={text} again={null} />;
}

function AuditPageForm({ slots }: { readonly slots: AuditSlots }) {
  const { form, submit, codeField } = useAuditForm(slots);
  return (
    <PostForm form={form} label={copy.title} className="grid content-start gap-5">
      <AuditFull slots={slots} />
      <AuditFields />
      {codeField}
      <FormSubmit form={form} label={submit} />
      <Trap />
    </PostForm>
  );
}
