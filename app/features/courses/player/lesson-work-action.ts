import { redirectIfAccessDenied, refusalOrRedirect } from '#app/lib/api/access-denied.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import {
  type FormRefusal,
  formAction,
  formActions,
  formRefusal,
  type PostedForm,
} from '#app/lib/forms/form-action.ts';
import { FORFEIT_REFUND } from '#app/lib/forms/form-reply.ts';
import { handInWork, uploadHandInFile } from '#contract/courses/hand-ins.ts';
import { getLesson, openLesson, recordLessonProgress } from '#contract/courses/learning.ts';
import { saveNote } from '#contract/courses/lesson-notes.ts';
import { askQuestion } from '#contract/courses/lesson-questions.ts';
import { answerQuizQuestion, retryQuiz } from '#contract/courses/lesson-quiz.ts';
import { type Result, succeed } from '#shared/result.ts';
import { HAND_IN_FORM } from './hand-in/hand-in-form.tsx';
import { NOTE_FORM } from './lesson-note.tsx';
import { QUESTION_FORM } from './lesson-questions.tsx';
import { QUIZ_FORM } from './quiz/answer-form.tsx';
import { QUIZ_RETRY, questionHref } from './quiz/quiz-result.tsx';

const lessonPath = (slug: string, lesson: string) =>
  `/user/purchases/${encodeURIComponent(slug)}/learn/${encodeURIComponent(lesson)}`;

/** The parameters of the lesson's endpoints. */
const lessonOf = ({ param }: PostedForm) => ({ slug: param('slug'), lesson_id: param('lesson') });

const pageOf = ({ param }: PostedForm) => lessonPath(param('slug'), param('lesson'));

const answerQuestion = formAction({
  form: QUIZ_FORM,
  schema: answerQuizQuestion.body,
  refusals: answerQuizQuestion.refusals,
  send: async (body, posted) => {
    const { client, form, text } = posted;
    const answered = await client.call(answerQuizQuestion, { params: lessonOf(posted), body });
    redirectIfAccessDenied(answered);
    const missing = form.has('text') ? 'text' : 'choices';
    return answered.ok
      ? succeed({ to: questionHref(pageOf(posted), Number(text('place')) || 0) })
      : formRefusal(answered.refusal, { fieldOf: { QUIZ_ANSWER_MISSING: missing } });
  },
});

const restartQuiz = formAction({
  send: async (_, posted) => {
    const begun = await posted.client.call(retryQuiz, { params: lessonOf(posted) });
    redirectIfAccessDenied(begun);
    orThrow(begun);
    return succeed({ to: questionHref(pageOf(posted), null) });
  },
});

const fieldOf = {
  HAND_IN_EMPTY: 'body',
  FILE_NOT_FOUND: 'file',
  HAND_IN_FILE_TOO_LARGE: 'file',
  HAND_IN_FILE_TYPE_REFUSED: 'file',
  HAND_IN_FILE_BROKEN: 'file',
  IMAGE_TOO_LARGE: 'file',
  UPLOAD_INCOMPLETE: 'file',
};

const submitHandIn = formAction({
  form: HAND_IN_FORM,
  schema: handInWork.body,
  refusals: { ...uploadHandInFile.refusals, ...handInWork.refusals },
  secrets: ['file'],
  send: async ({ body, file_id }, posted) => {
    const file = await fileOf(posted, file_id);
    if (!file.ok) return formRefusal(file.refusal, { fieldOf });
    const handedIn = await posted.client.call(handInWork, {
      params: lessonOf(posted),
      body: { body, file_id: file.value },
    });
    redirectIfAccessDenied(handedIn);
    return handedIn.ok
      ? succeed({ to: `${pageOf(posted)}#assignment` })
      : formRefusal(handedIn.refusal, { fieldOf });
  },
});

/** The new file's id, the previous one's, or null. */
async function fileOf(posted: PostedForm, kept: string | null): Promise<Result<string | null, FormRefusal>> {
  const file = posted.form.get('file');
  // A browser posts an empty file where none was chosen.
  if (!(file instanceof File) || file.size === 0) {
    return succeed(posted.text('removes_file') === 'on' ? null : kept);
  }
  const params = lessonOf(posted);
  const uploaded = await posted.client.call(uploadHandInFile, { params, query: { name: file.name }, file });
  redirectIfAccessDenied(uploaded);
  return uploaded.ok ? succeed(uploaded.value.file.id) : uploaded;
}

/** A question to the teacher of the lesson. */
const ask = formAction({
  endpoint: askQuestion,
  form: QUESTION_FORM,
  schema: askQuestion.body,
  call: (body, posted) => ({ params: lessonOf(posted), body }),
  to: (_, __, posted) => `${pageOf(posted)}#questions`,
  refuse: refusalOrRedirect,
});

/** Where nothing runs; else the page saves it itself. */
const keepNote = formAction({
  send: async (_, posted) => {
    const body = saveNote.body.parse({ note: posted.text('note').replaceAll('\r\n', '\n') });
    const saved = await posted.client.call(saveNote, { params: lessonOf(posted), body });
    redirectIfAccessDenied(saved);
    orThrow(saved);
    return succeed({ to: `${pageOf(posted)}#note` });
  },
});

/** Opens a lesson although that ends the refund right. */
const openAnyway = formAction({
  send: async (_, posted) => {
    const opened = await posted.client.call(openLesson, { params: lessonOf(posted) });
    redirectIfAccessDenied(opened);
    if (opened.ok || opened.refusal.code !== 'LESSON_LOCKED') orThrow(opened);
    return succeed({ to: pageOf(posted) });
  },
});

const WAITS: ReadonlySet<string> = new Set(['LESSON_LOCKED', 'LESSON_UNFINISHED']);

/** Marks the lesson done and opens the next one, or the course after the last. */
const goOn = formAction({
  send: async (_, posted) => {
    const { client, param, text } = posted;
    const params = lessonOf(posted);
    const position = Math.trunc(Number(text('position_seconds'))) || 0;
    const visited = await client.call(recordLessonProgress, {
      params,
      body: {
        position_seconds: Math.max(0, Math.min(86_400, position)),
        is_done: true,
        watched_at: new Date().toISOString(),
      },
    });
    redirectIfAccessDenied(visited);
    // Its page says when it opens, or what it asks for.
    if (!visited.ok && WAITS.has(visited.refusal.code)) return succeed({ to: pageOf(posted) });
    const { progress } = orThrow(visited);
    const { next_id } = orThrow(await client.call(getLesson, { params }));
    const page = `/user/purchases/${encodeURIComponent(param('slug'))}`;
    if (progress.percent === 100) return succeed({ to: `${page}#sertifikat` });
    return succeed({ to: next_id === null ? page : lessonPath(param('slug'), next_id) });
  },
});

/** All forms of a lesson's page. */
export const lessonAction = formActions(
  {
    [QUESTION_FORM]: ask,
    [NOTE_FORM]: keepNote,
    [QUIZ_FORM]: answerQuestion,
    [QUIZ_RETRY]: restartQuiz,
    [HAND_IN_FORM]: submitHandIn,
    [FORFEIT_REFUND]: openAnyway,
  },
  goOn,
);
