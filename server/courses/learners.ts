import { deleteFiles, selectHandInFiles } from '../media/index.ts';
import { type Holder, readDownloads } from '../orders/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { anonymizeCertificates } from './certificates/certificates.queries.ts';
import { consumedPercent } from './courses.rules.ts';
import { deleteHandInsOf } from './hand-ins/hand-ins.queries.ts';
import { deleteNotesOf } from './lessons/notes.queries.ts';
import { deleteProgressOf, selectOpenedLessons } from './lessons/progress.queries.ts';
import { deleteRemindersOf } from './pace/reminders.queries.ts';
import { deleteQuestionsOf } from './questions/questions.queries.ts';
import { deleteAttemptsOf } from './quiz/quiz.queries.ts';

export async function eraseLearner(tx: Tx, userId: string): Promise<void> {
  await deleteProgressOf(tx, userId);
  await deleteNotesOf(tx, userId);
  await deleteQuestionsOf(tx, userId);
  await deleteAttemptsOf(tx, userId);
  await deleteHandInsOf(tx, userId);
  await deleteFiles(
    tx,
    (await selectHandInFiles(tx, { uploaded_by: userId })).map(({ id }) => id),
  );
  await deleteRemindersOf(tx, userId);
  await anonymizeCertificates(tx, userId);
}

/** Percent of lessons opened, and downloads, as the server knows them (DECISIONS 56). */
export async function readCourseConsumption(
  reader: Reader,
  holdings: readonly Holder[],
): Promise<readonly { readonly consumed_percent: number; readonly download_count: number }[]> {
  if (holdings.length === 0) return [];
  const downloads = await readDownloads(reader, holdings);
  const opened = await selectOpenedLessons(reader, holdings);
  return holdings.map((_, n) => ({
    consumed_percent: consumedPercent(opened[n] ?? { opened: 0, total: 0 }),
    download_count: downloads[n] ?? 0,
  }));
}
