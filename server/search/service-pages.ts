import { createHash } from 'node:crypto';
import { servicePages, textParts } from '#messages/service-pages/pages.ts';
import { languages } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { runInLanguage } from '../platform/text/request-language.ts';
import { claimServicePages, replaceServicePassages, type ServicePassage } from './service-pages.queries.ts';

/** Pages whose texts come with the program: each text of messages is a passage of its page. */
const servicePassages = (): readonly ServicePassage[] =>
  languages.flatMap((language) =>
    runInLanguage(language, () =>
      servicePages().flatMap((page) =>
        textParts(page).map(({ heading, sentences }, place) => ({
          ...{ path: page.path, language, place, title: page.title },
          heading,
          body: sentences.join('\n'),
        })),
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
