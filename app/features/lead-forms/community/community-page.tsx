import { useSearchParams } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { communityCopy as copy } from '#messages/lead-forms.ts';
import { FormClosed } from '../form-closed.tsx';
import { HoneypotField } from '../honeypot-field.tsx';
import { FormPageLayout } from '../page-forms/form-page-layout.tsx';
import { ThankYou } from '../thank-you.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { CommunityFields } from './community-fields.tsx';
import { communityFormOptions } from './community-form-options.ts';

/** The community form as a page, for browsers without scripts. */
export function CommunityPage() {
  const [search] = useSearchParams();
  const { closed_forms } = useRootData();
  return (
    <FormPageLayout title={copy.title} lede={copy.lede}>
      {search.get('sent') === 'join_community' ? (
        <ThankYou id="join_community" {...copy.received} restartHref={null} />
      ) : closed_forms.includes('join_community') ? (
        <FormClosed />
      ) : (
        <CommunityPageForm />
      )}
    </FormPageLayout>
  );
}

function CommunityPageForm() {
  const form = useLeadForm(communityFormOptions());
  return (
    <ActionForm form={form} label={copy.title} className="grid content-start gap-5">
      <CommunityFields />
      <SubmitButton form={form} label={copy.submit} />
      <HoneypotField />
    </ActionForm>
  );
}
