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
