import { aiAgentCopy as copy } from '#app/features/ai-agent/ai-agent-copy.ts';
import { ComingSoon } from '#app/features/ai-agent/coming-soon.tsx';
import { NoticeForm } from '#app/features/forms/notice-form.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/ai-agent.ts';

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
