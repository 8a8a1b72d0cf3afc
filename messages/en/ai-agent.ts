import type { aiAgentCopy as id } from '../id/ai-agent.ts';

export const aiAgentCopy: typeof id = {
  name: 'AI Agent Environment',
  soon: 'Coming Soon',
  lede: 'A place where AI agents do what keeps coming back in your business, and you approve it. We are preparing it.',
  tasks: [
    'Answering the chats that arrive at night',
    'Reminding customers of invoices that are due',
    'Putting together the sales summary every morning',
  ],
  description: 'The AI Agent Environment is in preparation. Leave your email to hear when it opens.',
  ask: 'Tell me when it opens',
  formLabel: 'AI Agent Environment news',
};
