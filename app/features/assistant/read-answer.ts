import type { AnswerEvent, answerQuestion } from '#contract/assistant/assistant.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { type Result, succeed } from '#shared/result.ts';

const PATH: (typeof answerQuestion)['path'] = '/api/assistant/answers';

export interface QuestionBody {
  readonly question: string;
  /** Null: a new conversation. */
  readonly conversation_id: string | null;
}

/** The events of an answer as they come; refused with the status when none begins. Rejects when the connection is lost. */
export async function openAnswer(
  body: QuestionBody,
  signal: AbortSignal,
): Promise<Result<AsyncGenerator<AnswerEvent>, number>> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok || response.body === null) return { ok: false, refusal: response.status };
  return succeed(eventsIn(response.body));
}

/** Our own server's lines are trusted. */
export async function* eventsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let open = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (open + decoder.decode(next.value, { stream: true })).split('\n');
    open = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
