export type Answers = Readonly<Record<string, string>>;

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Current questions in order, then answers to questions that were since removed. */
export function pairAnswers(questions: readonly string[], answers: Answers): AnsweredQuestion[] {
  const given = new Map(Object.entries(answers));
  const earlier = [...given.keys()].filter((question) => !questions.includes(question));
  return [...questions, ...earlier].map((question) => ({ question, answer: given.get(question) ?? '' }));
}

/** Merges over earlier answers. Null if it answers a question that was never asked. */
export function mergeAnswers(
  questions: readonly string[],
  { answers, given }: { readonly answers: Answers; readonly given: readonly AnsweredQuestion[] },
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

export const mayAnswer = ({ status, starts_at }: Session, now: Date): boolean =>
  status === 'booked' && (starts_at === null || Date.parse(starts_at) > now.getTime());

const HOUR_MS = 3_600_000;

interface BookingTime {
  readonly starts_at: string | null;
}

/** Null when no time is chosen yet. */
export function changeableUntil(
  { starts_at }: BookingTime,
  { change_until_hours }: { readonly change_until_hours: number },
): Date | null {
  return starts_at === null ? null : new Date(Date.parse(starts_at) - change_until_hours * HOUR_MS);
}

export function mayChange(
  booking: BookingTime,
  rules: { readonly change_until_hours: number },
  now: Date,
): boolean {
  return now.getTime() <= (changeableUntil(booking, rules)?.getTime() ?? Number.POSITIVE_INFINITY);
}

export const isPast = (end: string | null, moment: Date): boolean =>
  end !== null && Date.parse(end) < moment.getTime();

export function validUntil({ valid_days }: { readonly valid_days: number | null }, now: Date): string | null {
  return valid_days === null ? null : new Date(now.getTime() + valid_days * 24 * HOUR_MS).toISOString();
}
