import type { AnswerEvent, AssistantSource } from '#contract/assistant/assistant.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { noteMiss, type QuotablePassage } from '#server/search/index.ts';
import { isRefusal, type TurnReason } from '#shared/assistant/assistant.ts';
import type { Sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { passageLink } from '#shared/search/passages.ts';
import { costOf } from '../spending.queries.ts';
import { type FinishedTurn, finishTurn } from '../turns.queries.ts';
import { linesOf } from './lines.rules.ts';
import { EndpointFailure, type ModelEndpoint, type TokenUsage } from './model-endpoint.ts';
import { MAX_OUTPUT_TOKENS, type OpenTurn, openTurn, type Question } from './open-turn.ts';
import { NO_EVIDENCE } from './prompt.rules.ts';
import { type AnswerGroup, verifyGroup } from './verify-group.rules.ts';

export interface AskServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly endpoint: ModelEndpoint;
  readonly places: AnswerPlaces;
}

export interface AnswerPlaces {
  /** False: all are taken. */
  take(): boolean;
  release(): void;
}

/** Answers that one process gives at once; each holds a connection to the endpoint. */
const MAX_ANSWERS = 8;

export function createAnswerPlaces(limit = MAX_ANSWERS): AnswerPlaces {
  let taken = 0;
  return {
    take: () => taken < limit && ++taken > 0,
    release: () => {
      taken--;
    },
  };
}

export interface Answer {
  readonly status: 'answered' | 'refused' | 'stopped' | 'failed';
  readonly reason: TurnReason | null;
  readonly groups: readonly AnswerGroup[];
  readonly passages: readonly QuotablePassage[];
  readonly cost_bigint: Sen;
}

/**
 * Answers from passages that the asker may read, part by part as each is verified. Without passages the endpoint is not
 * asked. Whatever happens, also to the reader, the turn is settled once. Returns what the stream told.
 */
export async function* answerQuestion(
  services: AskServices,
  question: Question,
  stop: AbortSignal,
): AsyncGenerator<AnswerEvent, Answer> {
  const hasPlace = services.places.take();
  try {
    const turn = await openTurn(services, question, !hasPlace);
    const answer = yield* relay(services, turn, stop);
    if (question.purpose === 'question' && isMiss(answer.reason))
      await noteMiss(services.db, question.question.slice(0, MAX_MISS_LENGTH), question.language);
    return answer;
  } finally {
    if (hasPlace) services.places.release();
  }
}

const MAX_MISS_LENGTH = 100;
/** An answer that failed its check says nothing about what the site lacks. */
const isMiss = (reason: TurnReason | null) => reason === 'no_passages' || reason === 'no_evidence';

async function* relay(
  services: AskServices,
  turn: OpenTurn,
  stop: AbortSignal,
): AsyncGenerator<AnswerEvent, Answer> {
  const progress = startProgress(turn);
  let reason: TurnReason | null = turn.problem;
  try {
    if (turn.conversation_id !== null) yield { type: 'started', conversation_id: turn.conversation_id };
    if (reason === null) yield* relayGroups(services, turn, { progress, stop });
    reason ??= progress.refusal();
  } catch (error) {
    if (!(error instanceof EndpointFailure)) throw error;
    reason = error.reason;
  } finally {
    progress.end(stop.aborted, reason);
    await settle(services, turn, progress.outcome());
  }
  const answer = progress.outcome();
  const { status } = answer;
  if (status !== 'stopped') {
    const nearest =
      status === 'answered' ? [] : turn.passages.map((_, place) => sourceOf(turn.passages, place + 1));
    yield { type: 'end', status, reason: answer.reason, nearest };
  }
  return { ...answer, passages: turn.passages, cost_bigint: costOfTurn(turn, answer.usage) };
}

async function* relayGroups(
  { endpoint }: AskServices,
  turn: OpenTurn,
  { progress, stop }: { readonly progress: Progress; readonly stop: AbortSignal },
): AsyncGenerator<AnswerEvent> {
  const limits = { max_output_tokens: MAX_OUTPUT_TOKENS, signal: stop };
  for await (const line of linesOf(endpoint.stream(turn.prompt, limits), progress.use)) {
    const group = progress.read(line);
    if (group === null) continue;
    const sources = group.sources.map((n) => sourceOf(turn.passages, n));
    yield { type: 'group', text: group.text, sources };
  }
}

export function sourceOf(passages: readonly QuotablePassage[], n: number): AssistantSource {
  const passage = passages[n - 1];
  if (passage === undefined) throw new Error('a citation was not checked');
  const { kind, title, heading, language, body, path, anchor } = passage;
  const link = passageLink({ path, anchor, parts: [{ text: body, is_match: true }] }).to;
  return { n, kind, title, heading, link, language };
}

type Progress = ReturnType<typeof startProgress>;
type Outcome = Pick<Answer, 'status' | 'reason' | 'groups'> & { readonly usage: TokenUsage | null };

function startProgress({ passages }: OpenTurn) {
  const groups: AnswerGroup[] = [];
  let usage: TokenUsage | null = null;
  let hasDropped = false;
  // Whoever reads no further is gone.
  let ended: Pick<Answer, 'status' | 'reason'> = { status: 'stopped', reason: null };
  return {
    use: (told: TokenUsage) => {
      usage = told;
    },
    read(line: string): AnswerGroup | null {
      const isNothing = line.trim().replace(/[.\s]+$/, '') === NO_EVIDENCE;
      const group = isNothing ? null : verifyGroup(line, passages);
      if (group !== null) groups.push(group);
      else if (!isNothing) hasDropped = true;
      return group;
    },
    /** Null: something was answered. */
    refusal(): TurnReason | null {
      if (groups.length > 0) return null;
      return hasDropped ? 'unsupported' : 'no_evidence';
    },
    end(isStopped: boolean, reason: TurnReason | null) {
      if (isStopped) return;
      if (reason === null && groups.length > 0) ended = { status: 'answered', reason };
      else if (reason !== null) ended = { status: isRefusal(reason) ? 'refused' : 'failed', reason };
    },
    outcome: (): Outcome => ({ ...ended, groups, usage }),
  };
}

/** Without a report of the endpoint, what was reserved is taken as used. */
const costOfTurn = ({ price, reserved_bigint }: OpenTurn, usage: TokenUsage | null): Sen =>
  usage === null || price === null ? reserved_bigint : costOf(usage, price);

async function settle({ db }: AskServices, turn: OpenTurn, outcome: Outcome): Promise<void> {
  const { status, reason, groups, usage } = outcome;
  const finished: FinishedTurn = {
    ...{ status, reason, answer: groups },
    passages: turn.passages.map(({ body: _body, ...place }, index) => ({ n: index + 1, ...place })),
    input_tokens: usage?.input_tokens ?? 0,
    output_tokens: usage?.output_tokens ?? 0,
    cost_bigint: costOfTurn(turn, usage),
  };
  await withTx(db, async (tx) => succeed(await finishTurn(tx, turn.id, finished)));
}
