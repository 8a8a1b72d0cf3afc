import { inLanguage } from '#shared/language/language.ts';
import { aiAgentCopy as en } from './en/ai-agent.ts';
import { aiAgentCopy as id } from './id/ai-agent.ts';

export const aiAgentCopy = inLanguage({ id, en });
