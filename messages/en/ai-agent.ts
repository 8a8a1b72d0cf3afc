import type { aiAgentCopy as id } from '../id/ai-agent.ts';

export const aiAgentCopy: typeof id = {
  name: 'AI Agent Environment',
  soon: 'Coming Soon',
  lede: 'A place where AI agents work for your business is in preparation. We announce the date once it is certain.',
  description: 'The AI Agent Environment is in preparation. Leave your e-mail to hear when it opens.',
  ask: 'Tell me when it opens',
  formLabel: 'News of the AI Agent Environment',
};
