import type { UploadLimits } from '../files/uploads.ts';
import { cleanLine } from '../language/typed-text.ts';

export const quizQuestionTypes = ['single', 'multiple', 'short'] as const;
export type QuizQuestionType = (typeof quizQuestionTypes)[number];

export const MAX_QUIZ_QUESTIONS = 50;
export const MAX_QUIZ_OPTIONS = 10;
export const MAX_ACCEPTED_ANSWERS = 20;
export const MAX_SHORT_ANSWER = 200;
export const DEFAULT_PASS_PERCENT = 80;

/** Includes solutions, which only the owner and learners who have answered may see. */
export interface QuizQuestion {
  readonly id: string;
  readonly type: QuizQuestionType;
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string; readonly is_correct: boolean }[];
  /** Every accepted spelling of a short answer. */
  readonly answers: readonly string[];
  readonly explanation: string | null;
}

export interface Quiz {
  readonly pass_percent: number;
  readonly is_required: boolean;
  readonly questions: readonly QuizQuestion[];
}

export const rightAnswersToPass = (questions: number, pass_percent: number): number =>
  Math.ceil((questions * pass_percent) / 100);

/** Signs that carry meaning beside a word: `C#`, `R&D`, `{{ nama }}`, `!aktif`, `1/2`. */
const KEPT = /[#&*@\\_{}[\]٫−]|^!(?=\p{L})|(?<=\d)\/(?=\d)/gu;

/**
 * Ignores case, spaces and punctuation: `E-mail.` is `email`. Signs alone are kept: `&&` is not `?`. Numbers keep
 * decimal comma and minus: `1,5` is neither `15` nor `-1,5`, but `10.000` is `10000`.
 */
export function normalizeShortAnswer(text: string): string {
  const plain = cleanLine(text).normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  if (!/[\p{L}\p{N}]/u.test(plain)) return plain;
  const numbers = plain
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[.,](?=\d)/g, '٫')
    .replace(/(?<![\p{L}\d])[-−](?=\d)/gu, '−');
  const kept = new Set(Array.from(numbers.matchAll(KEPT), ({ index }) => index));
  return numbers.replace(/\p{P}/gu, (sign, index: number) => (kept.has(index) ? sign : ''));
}

export const MAX_TASK_LENGTH = 5000;
export const MAX_HAND_IN_LENGTH = 10_000;
export const MAX_FEEDBACK_LENGTH = 5000;

/** Posted whole, so that it works without scripts. */
const MAX_HAND_IN_MB = 20;
export const MAX_HAND_IN_BYTES = MAX_HAND_IN_MB * 1024 * 1024;
export const handInLimits: UploadLimits = {
  picture_mb: MAX_HAND_IN_MB,
  document_mb: MAX_HAND_IN_MB,
  film_gb: 0,
};

/** `returned`: the owner asked for another one. */
export const handInStates = ['waiting', 'accepted', 'returned'] as const;
export type HandInState = (typeof handInStates)[number];

export const reviewStates = ['waiting', 'reviewed'] as const;
export type ReviewState = (typeof reviewStates)[number];

export interface Assignment {
  readonly task: string;
  readonly is_required: boolean;
}

export const MAX_NOTE_LENGTH = 10_000;

export const MAX_QUESTION_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 5000;

export const MAX_OPEN_QUESTIONS = 10;

export const questionStates = ['waiting', 'answered'] as const;
export type QuestionState = (typeof questionStates)[number];
