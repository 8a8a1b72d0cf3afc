import { aiAgentCopy as copy } from '#app/features/ai-agent/ai-agent-copy.ts';
import { ComingSoon } from '#app/features/ai-agent/coming-soon.tsx';
import { answerPageForm } from '#app/features/forms/answer-page-form.ts';
import { NoticeForm } from '#app/features/forms/notice-form.tsx';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/ai-agent.ts';

export const action = (args: Route.ActionArgs) => answerPageForm(args, 'ai_agent_notice');

/** A lost connection takes nothing away that was typed. */
export const clientAction = keepTyped;

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
