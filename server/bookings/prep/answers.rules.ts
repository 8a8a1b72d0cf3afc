/** By the words of their question, without empty ones. */
export type Answers = Readonly<Record<string, string>>;

export interface Answered {
  readonly question: string;
  /** Empty: not answered yet. */
  readonly answer: string;
}

/** What is asked, in its order, then what was answered before the questions were changed. */
export function answersTo(questions: readonly string[], answers: Answers): Answered[] {
  const given = new Map(Object.entries(answers));
  const earlier = [...given.keys()].filter((question) => !questions.includes(question));
  return [...questions, ...earlier].map((question) => ({ question, answer: given.get(question) ?? '' }));
}

/** With these answers in place of earlier ones. Null: something of it is not asked, and never was. */
export function withAnswers(
  questions: readonly string[],
  { answers, given }: { readonly answers: Answers; readonly given: readonly Answered[] },
): Answers | null {
  const known = new Set([...questions, ...Object.keys(answers)]);
  if (given.some(({ question }) => !known.has(question))) return null;
  const all = new Map([
    ...Object.entries(answers),
    ...given.map((one) => [one.question, one.answer] as const),
  ]);
  return Object.fromEntries([...all].filter(([, answer]) => answer !== ''));
}

interface Session {
  readonly status: string;
  readonly starts_at: string | null;
}

/** Until it begins. */
export const mayAnswer = ({ status, starts_at }: Session, now: Date): boolean =>
  status === 'booked' && (starts_at === null || Date.parse(starts_at) > now.getTime());
