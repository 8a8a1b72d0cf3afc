import type { EndpointEvent, TokenUsage } from './model-endpoint.ts';

/** An endpoint that ignores its limit of tokens is not read further. */
const MAX_ANSWER_LENGTH = 12_000;

/** Divides what arrives in pieces at its line ends; the last line needs none. */
export async function* linesOf(
  events: AsyncIterable<EndpointEvent>,
  onUsage: (usage: TokenUsage) => void,
): AsyncGenerator<string> {
  let open = '';
  let length = 0;
  for await (const event of events) {
    if (event.kind === 'done') {
      if (event.usage !== null) onUsage(event.usage);
      continue;
    }
    length += event.text.length;
    if (length > MAX_ANSWER_LENGTH) break;
    const lines = (open + event.text).split('\n');
    open = lines.pop() ?? '';
    yield* lines.filter(isWritten);
  }
  if (isWritten(open)) yield open;
}

const isWritten = (line: string) => line.trim() !== '';
