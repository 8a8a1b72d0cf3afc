import type { aiAgentCopy as id } from '../id/ai-agent.ts';

export const aiAgentCopy: typeof id = {
  name: 'AI Agent Environment',
  soon: 'Coming Soon',
  lede: 'We are preparing a place where AI agents work for your business. We will announce the date once it is certain.',
  description: 'The AI Agent Environment is in preparation. Leave your email to hear when it opens.',
  ask: 'Tell me when it opens',
  formLabel: 'AI Agent Environment news',
};
