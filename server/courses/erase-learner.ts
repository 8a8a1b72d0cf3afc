import { deleteFiles, selectHandInFiles } from '#server/media/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { anonymizeCertificates } from './certificates/certificates.queries.ts';
import { deleteHandInsOf } from './hand-ins/hand-ins.queries.ts';
import { deleteProgressOf } from './lessons/progress.queries.ts';
import { deleteNotesOf } from './notes/notes.queries.ts';
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
