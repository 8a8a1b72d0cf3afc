import { create } from 'zustand';
import type { AnswerEvent } from '#contract/assistant/assistant.ts';
import { openAnswer, type QuestionBody } from './read-answer.ts';

type EventOf<Type extends AnswerEvent['type']> = Extract<AnswerEvent, { readonly type: Type }>;
export type Group = EventOf<'group'>;
export type End = EventOf<'end'>;

export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly groups: readonly Group[];
  /** `asking` until it ends; `lost` without an end; `limited` and `refused` before it began. */
  readonly state: 'asking' | 'ended' | 'stopped' | 'lost' | 'limited' | 'refused';
  readonly end: End | null;
}

interface Conversation {
  readonly turns: readonly Turn[];
  /** Null: the server knows none yet. */
  readonly conversation_id: string | null;
  /** Null: a visitor's. */
  readonly viewer_id: string | null;
}

const EMPTY: Conversation = { turns: [], conversation_id: null, viewer_id: null };

/** The conversation outlives the sheet, so that a source can be read before the next question. */
export const useConversation = create<Conversation>(() => EMPTY);

let stopping: AbortController | null = null;

export const stopAnswer = (): void => stopping?.abort();

/** Clears what one person asked before the next one in the same window sees it. */
export function keepConversationOf(viewerId: string | null): void {
  if (useConversation.getState().viewer_id === viewerId) return;
  stopAnswer();
  useConversation.setState({ ...EMPTY, viewer_id: viewerId });
}

export async function ask(question: string): Promise<void> {
  stopAnswer();
  const stop = new AbortController();
  stopping = stop;
  const id = crypto.randomUUID();
  const { turns, conversation_id } = useConversation.getState();
  const turn: Turn = { id, question, groups: [], state: 'asking', end: null };
  useConversation.setState({ turns: [...turns, turn] });
  const state = await follow(id, { question, conversation_id }, stop.signal);
  changeTurn(id, (before) => ({ ...before, state }));
}

async function follow(id: string, body: QuestionBody, signal: AbortSignal): Promise<Turn['state']> {
  try {
    const answer = await openAnswer(body, signal);
    if (!answer.ok) return answer.refusal === 429 ? 'limited' : 'refused';
    for await (const event of answer.value) {
      if (event.type === 'started') useConversation.setState({ conversation_id: event.conversation_id });
      else changeTurn(id, (turn) => withEvent(turn, event));
      if (event.type === 'end') return 'ended';
    }
    return 'lost';
  } catch {
    return signal.aborted ? 'stopped' : 'lost';
  }
}

const withEvent = (turn: Turn, event: Group | End): Turn =>
  event.type === 'group' ? { ...turn, groups: [...turn.groups, event] } : { ...turn, end: event };

function changeTurn(id: string, change: (turn: Turn) => Turn): void {
  useConversation.setState(({ turns }) => ({
    turns: turns.map((turn) => (turn.id === id ? change(turn) : turn)),
  }));
}
