import { contactCopy } from '#messages/leads/contact.ts';
import { aiAgentCopy } from './ai-agent.ts';
import { consultationCopy, freeCopy, preparationCopy, sessionCopy } from './consultation.ts';
import { communityCopy, freebiesCopy } from './freebies.ts';
import { fitCopy, mentorshipCopy, monthCopy } from './mentorship.ts';
import { saasSetupCopy } from './saas-setup.ts';

export interface ServicePage {
  readonly path: string;
  readonly title: string;
  readonly texts: readonly unknown[];
}

/** Pages whose texts come with the program, in the reader's language. */
export const servicePages = (): readonly ServicePage[] => [
  {
    path: '/consultation',
    title: consultationCopy.name,
    texts: [consultationCopy, sessionCopy, preparationCopy, freeCopy],
  },
  { path: '/mentorship', title: mentorshipCopy.name, texts: [mentorshipCopy, monthCopy, fitCopy] },
  { path: '/saas-setup', title: saasSetupCopy.meta.title, texts: Object.values(saasSetupCopy) },
  { path: '/ai-agent', title: aiAgentCopy.name, texts: [aiAgentCopy] },
  {
    path: '/freebies',
    title: freebiesCopy.meta.title,
    texts: [freebiesCopy.hero, freebiesCopy.poster, communityCopy],
  },
  { path: '/contact', title: contactCopy.title, texts: [contactCopy] },
];

interface TextPart {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** Returns the sentences of a page, without its labels and buttons. */
export const textParts = ({ texts }: ServicePage): readonly TextPart[] =>
  texts
    .filter((text) => typeof text === 'object' && text !== null)
    .map((text) => ({ heading: headingOf(text), sentences: [...new Set(sentencesIn(text))] }))
    .filter(({ sentences }) => sentences.length > 0);

/** Shorter texts are labels and buttons. */
const SENTENCE = /\p{L}.*\s\S+\s\S+\s\S+/u;

function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return SENTENCE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

function headingOf(text: object): string {
  const title: unknown = Reflect.get(text, 'title');
  return typeof title === 'string' ? title : '';
}
