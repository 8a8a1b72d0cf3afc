import { useSearchParams } from 'react-router';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { CommunityFields } from './community-fields.tsx';
import { communityWords } from './community-form.ts';
import { FormClosed } from './form-closed.tsx';
import { FormPageFrame } from './form-page-frame.tsx';
import { FormReceived } from './form-received.tsx';
import { communityCopy as copy } from './forms-copy.ts';
import { Trap } from './trap.tsx';
import { useLeadForm } from './use-lead-form.ts';

/** The form of the community on a page of its own, for whoever has no scripts. */
export function CommunityPage() {
  const [search] = useSearchParams();
  const { closed_forms } = useRootData();
  return (
    <FormPageFrame title={copy.title} lede={copy.lede}>
      {search.get('sent') === 'join_community' ? (
        <FormReceived id="join_community" {...copy.received} again={null} />
      ) : closed_forms.includes('join_community') ? (
        <FormClosed />
      ) : (
        <CommunityPageForm />
      )}
    </FormPageFrame>
  );
}

function CommunityPageForm() {
  const form = useLeadForm(communityWords);
  return (
    <PostForm form={form} label={copy.title} className="grid content-start gap-5">
      <CommunityFields />
      <FormSubmit form={form} label={copy.submit} />
      <Trap />
    </PostForm>
  );
}
