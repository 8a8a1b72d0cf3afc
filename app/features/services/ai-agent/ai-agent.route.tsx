import { leadFormAction } from '#app/features/leads/lead-form-action.ts';
import { NoticeForm } from '#app/features/leads/page-forms/notice-form.tsx';
import { ComingSoon } from '#app/features/services/ai-agent/coming-soon.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { aiAgentCopy as copy } from '#messages/services/ai-agent.ts';
import type { Route } from './+types/ai-agent.route.ts';

export const action = leadFormAction('ai_agent_notice');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: copy.name,
    description: copy.description,
    path: '/ai-agent',
    image: '/og/page-ai-agent.png',
  });

export default function AiAgent() {
  return (
    <ComingSoon>
      <NoticeForm label={copy.formLabel} />
    </ComingSoon>
  );
}
