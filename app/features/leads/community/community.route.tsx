import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ChatBubble } from '#app/components/brand/chat-bubble.tsx';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useRootData, useSettings } from '#app/hooks/use-root-data.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { communityCopy as copy } from '#messages/leads/forms.ts';
import { communityCopy as groupCopy } from '#messages/service-pages/freebies.ts';
import { accountFormAction } from '../email-code/account-form-action.ts';
import { FormClosed } from '../form-closed.tsx';
import { HoneypotField } from '../honeypot-field.tsx';
import { FormPlane, NextSteps } from '../page-forms/form-plane.tsx';
import { ThankYou } from '../thank-you.tsx';
import type { Route } from './+types/community.route.ts';
import { CommunityFields, useCommunityForm } from './community-form.tsx';

export const action = accountFormAction('join_community');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function Community() {
  return <CommunityPage />;
}

function CommunityPage() {
  const [search] = useSearchParams();
  const { closed_forms } = useRootData();
  return (
    <FormPlane
      title={copy.title}
      lede={copy.lede}
      person={<Members />}
      aside={
        <>
          <NextSteps steps={copy.afterwards} />
          <ul aria-label={groupCopy.benefitsTitle} className="mt-6 grid gap-3">
            {groupCopy.benefits.slice(0, 2).map((benefit) => (
              <ChatBubble key={benefit.title} {...benefit} isReply={false} />
            ))}
          </ul>
        </>
      }
    >
      {search.get('sent') === 'join_community' ? (
        <CommunityThankYou />
      ) : closed_forms.includes('join_community') ? (
        <FormClosed />
      ) : (
        <CommunityPageForm />
      )}
    </FormPlane>
  );
}

function Members() {
  const { claim_members } = useSettings();
  if (claim_members === '') return null;
  return (
    <p className="mt-5 flex items-baseline gap-3">
      <b className="figures font-light text-figure leading-none">{claim_members}</b>
      <span className="font-semibold">{groupCopy.facts.members}</span>
    </p>
  );
}

function CommunityThankYou() {
  const { refresh } = useViewer();
  useEffect(() => void refresh(), [refresh]);
  const next = { to: '/freebies#komunitas', label: copy.toGroup };
  return <ThankYou id="join_community" {...copy.received} restartHref={null} next={next} />;
}

function CommunityPageForm() {
  const { form, submit, codeField } = useCommunityForm();
  return (
    <ActionForm form={form} label={copy.title} className="grid content-start gap-5">
      <CommunityFields />
      {codeField}
      <SubmitButton form={form} label={submit} />
      <HoneypotField />
    </ActionForm>
  );
}
