import type { AssistantDraft } from '#contract/assistant/admin.ts';
import { findMailLanguage } from '#server/account/index.ts';
import { readQuestionSource } from '#server/courses/index.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import type { DraftKind } from '#shared/assistant/assistant.ts';
import type { Language } from '#shared/language/language.ts';
import { type AskServices, answerQuestion, sourceOf } from '../asking/answer-question.ts';
import { readWhole } from '../asking/read-whole.ts';

interface DraftRequest {
  readonly kind: DraftKind;
  readonly language: Language;
  readonly about: string;
  readonly staff_id: string;
  /** Null: from public passages only. */
  readonly lesson_key: string | null;
}

/** A draft that is checked as an answer is. Whoever asked for it edits, saves or sends it themselves. */
export async function writeDraft(
  services: AskServices,
  { kind, about, staff_id, ...request }: DraftRequest,
): Promise<AssistantDraft> {
  const question = {
    ...{ purpose: 'draft' as const, asker: `user:${staff_id}`, user_id: null, conversation_id: null },
    ...{ ...request, question: about, draft_kind: kind },
  };
  const { groups, passages, reason } = await readWhole(
    answerQuestion(services, question, new AbortController().signal),
  );
  const used = [...new Set(groups.flatMap(({ sources }) => sources))].toSorted((a, b) => a - b);
  return {
    text: groups.map(({ text }) => text).join('\n\n'),
    sources: used.map((n) => sourceOf(passages, n)),
    reason,
  };
}

interface AnswerDraftRequest extends Pick<DraftRequest, 'staff_id'> {
  readonly question_id: string;
}

/** Staff and the asker may both read the lesson, until the asker gives the course back. Null: no such question. */
export async function writeAnswerDraft(
  services: AskServices,
  { question_id, staff_id }: AnswerDraftRequest,
): Promise<AssistantDraft | null> {
  const question = await readQuestionSource(services.db.orm, question_id);
  if (question === null) return null;
  const { body, email, lesson_key } = question;
  // Not that of the desk, where no account chose one.
  const language = await runInLanguage('id', () => findMailLanguage(services.db.orm, email));
  return writeDraft(services, { kind: 'lesson_answer', language, about: body, staff_id, lesson_key });
}
