import { redirect } from 'react-router';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formRefusal } from '#app/lib/forms/form-outcome.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { handInWork, uploadHandInFile } from '#contract/account/learning/hand-ins.ts';
import { answerQuizQuestion, retryQuiz } from '#contract/account/learning/lesson-quiz.ts';
import type { Client } from '#contract/client.ts';
import { type Result, succeed } from '#shared/result.ts';
import { HAND_IN_FORM } from './hand-in/hand-in-form.tsx';
import { QUIZ_FORM } from './quiz/answer-form.tsx';
import { questionHref } from './quiz/quiz-place.ts';

export interface LessonCall {
  readonly client: Client;
  readonly params: { readonly slug: string; readonly lesson_id: string };
  /** The lesson's page. */
  readonly page: string;
}

/** Answers one question, and stays at it: what is right stands there now. */
export const answerQuestion = ({ client, params, page }: LessonCall, posted: FormData) =>
  handleForm({
    posted,
    form: QUIZ_FORM,
    schema: answerQuizQuestion.body,
    refusals: answerQuizQuestion.refusals,
    send: async (body) => {
      const answered = await client.call(answerQuizQuestion, { params, body });
      redirectIfAccessDenied(answered);
      const place = Number(formText(posted, 'place')) || 0;
      const missing = posted.has('text') ? 'text' : 'choices';
      return answered.ok
        ? succeed({ to: questionHref(page, place) })
        : formRefusal(answered.refusal, { fieldOf: { QUIZ_ANSWER_MISSING: missing } });
    },
  });

export async function beginQuizAgain({ client, params, page }: LessonCall): Promise<Response> {
  const begun = await client.call(retryQuiz, { params });
  redirectIfAccessDenied(begun);
  orThrow(begun);
  return redirect(questionHref(page, null));
}

/** The problems of a file stand at its field. */
const fieldOf = {
  HAND_IN_EMPTY: 'body',
  FILE_NOT_FOUND: 'file',
  HAND_IN_FILE_TOO_LARGE: 'file',
  HAND_IN_FILE_TYPE_REFUSED: 'file',
  HAND_IN_FILE_BROKEN: 'file',
  IMAGE_TOO_LARGE: 'file',
  UPLOAD_INCOMPLETE: 'file',
};

/** Uploads the file that was chosen, then hands in both. */
export const handIn = (call: LessonCall, posted: FormData) =>
  handleForm({
    posted: fieldsOf(posted),
    form: HAND_IN_FORM,
    schema: handInWork.body,
    refusals: { ...uploadHandInFile.refusals, ...handInWork.refusals },
    send: async ({ body, file_id }) => {
      const file = await fileOf(call, posted, file_id);
      if (!file.ok) return formRefusal(file.refusal, { fieldOf });
      const { client, params, page } = call;
      const handedIn = await client.call(handInWork, { params, body: { body, file_id: file.value } });
      redirectIfAccessDenied(handedIn);
      return handedIn.ok ? succeed({ to: `${page}#assignment` }) : formRefusal(handedIn.refusal, { fieldOf });
    },
  });

/** Without the file, which no answer repeats. */
function fieldsOf(posted: FormData): FormData {
  const fields = new FormData();
  for (const [name, value] of posted) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

type FileRefusal = Parameters<typeof formRefusal>[0];

/** The id of the new file, of the one that was there, or of none. */
async function fileOf(
  { client, params }: LessonCall,
  posted: FormData,
  kept: string | null,
): Promise<Result<string | null, FileRefusal>> {
  const file = posted.get('file');
  // A browser posts an empty one where none was chosen.
  if (!(file instanceof File) || file.size === 0) {
    return succeed(posted.get('removes_file') === 'on' ? null : kept);
  }
  const uploaded = await client.call(uploadHandInFile, { params, query: { name: file.name }, file });
  redirectIfAccessDenied(uploaded);
  return uploaded.ok ? succeed(uploaded.value.file.id) : uploaded;
}
