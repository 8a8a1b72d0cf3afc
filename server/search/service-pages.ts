import { createHash } from 'node:crypto';
import { contactCopy } from '#messages/leads/contact.ts';
import { aiAgentCopy } from '#messages/service-pages/ai-agent.ts';
import {
  consultationCopy,
  freeCopy,
  preparationCopy,
  sessionCopy,
} from '#messages/service-pages/consultation.ts';
import { communityCopy, freebiesCopy } from '#messages/service-pages/freebies.ts';
import { fitCopy, mentorshipCopy, monthCopy } from '#messages/service-pages/mentorship.ts';
import { saasSetupCopy } from '#messages/service-pages/saas-setup.ts';
import { languages } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import { claimServicePages, replaceServicePassages, type ServicePassage } from './service-pages.queries.ts';

/** Pages whose texts come with the program: each text of messages is a passage of its page. */
const pages = () => [
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

/** Shorter ones are labels and buttons. */
const SENTENCE = /\p{L}.*\s\S+\s\S+\s\S+/u;

function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return SENTENCE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

const headingOf = (text: object): string => {
  const title: unknown = Reflect.get(text, 'title');
  return typeof title === 'string' ? title : '';
};

const servicePassages = (): readonly ServicePassage[] =>
  languages.flatMap((language) =>
    runInLanguage(language, () =>
      pages().flatMap(({ path, title, texts }) =>
        texts
          .filter((text) => typeof text === 'object')
          .map((text, place) => ({
            ...{ path, language, place, title },
            heading: headingOf(text),
            body: [...new Set(sentencesIn(text))].join('\n'),
          }))
          .filter(({ body }) => body !== ''),
      ),
    ),
  );

/** Writes their passages when a release brought other texts. Safe when several processes start at once. */
export async function writeServicePages(db: Database): Promise<void> {
  const passages = servicePassages();
  const digest = createHash('sha256').update(JSON.stringify(passages)).digest('hex');
  await withTx(db, async (tx) => {
    if (await claimServicePages(tx, digest)) await replaceServicePassages(tx, passages);
    return succeed(null);
  });
}
