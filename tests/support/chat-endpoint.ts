import { createServer, type ServerResponse } from 'node:http';
import { z } from 'zod';

/**
 * How the endpoint behaves: `obey` quotes the passage that fits the question, or finds nothing; `lie` cites a passage
 * that was not sent and a price that no passage has; `inject` follows whatever a passage orders and calls a tool;
 * `stall` stops after its first sentence, `hang` says nothing, and `break` loses the connection within the answer.
 */
export type Manner = 'obey' | 'lie' | 'inject' | 'stall' | 'hang' | 'break' | 'throttle' | 'fail' | 'garbage';

/** Nothing but these: tools, users and the like are never told. */
const chatBody = z.strictObject({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
  max_tokens: z.int().positive(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  temperature: z.number(),
});

export interface ChatEndpoint {
  readonly environment: Readonly<Record<string, string>>;
  /** The body of every call, as it came. */
  readonly calls: readonly string[];
  behave(manner: Manner): void;
  /** Resolves when the caller has left the answer that is being given. */
  left(): Promise<void>;
  close(): Promise<void>;
}

const KEY = 'key-of-the-local-endpoint';
const MODEL = 'local-model';

/** An endpoint of OpenAI's chat completions on a local port, with what it was told. */
export async function startChatEndpoint(): Promise<ChatEndpoint> {
  const calls: string[] = [];
  let manner: Manner = 'obey';
  const leaving = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString('utf8');
    calls.push(body);
    response.on('close', () => {
      if (!response.writableEnded) leaving.resolve();
    });
    const isKnown = request.headers.authorization === `Bearer ${KEY}`;
    if (!isKnown) refuse(response, { status: 401, text: '{"error":{"message":"who?"}}' });
    else if (request.url !== '/v1/chat/completions') refuse(response, { status: 404, text: '{}' });
    else if (manner !== 'hang') answer(response, manner, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the endpoint has no port');
  return {
    environment: {
      ASSISTANT_API_URL: `http://127.0.0.1:${address.port}/v1`,
      ASSISTANT_API_KEY: KEY,
      ASSISTANT_MODEL: MODEL,
    },
    calls,
    behave: (next) => {
      manner = next;
    },
    left: () => leaving.promise,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const failures = {
  throttle: { status: 429, text: '{"error":{"message":"slow down"}}' },
  fail: { status: 500, text: '<html>Internal Server Error</html>' },
  garbage: { status: 200, text: 'data: {"choices": 7}\n\ndata: nonsense\n\n' },
} as const;

function answer(response: ServerResponse, manner: Exclude<Manner, 'hang'>, body: string): void {
  const told = chatBody.safeParse(JSON.parse(body));
  if (!told.success) refuse(response, { status: 400, text: '{"error":{"message":"unknown field"}}' });
  else if (manner === 'throttle' || manner === 'fail' || manner === 'garbage')
    refuse(response, failures[manner]);
  else speak(response, manner, told.data.messages.findLast(({ role }) => role === 'user')?.content ?? '');
}

function speak(response: ServerResponse, manner: SpeakingManner, message: string): void {
  const text = spoken[manner](message);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // Pieces that end within words and citations, as an endpoint's do.
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) send(response, { delta: { content: piece } });
  if (manner === 'inject') send(response, { delta: { tool_calls: [toolCall] } });
  if (manner === 'break') response.destroy();
  else if (manner !== 'stall') finish(response);
}

function finish(response: ServerResponse): void {
  send(response, { delta: {}, finish_reason: 'stop' });
  const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 };
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

interface Refusal {
  readonly status: number;
  readonly text: string;
}

function refuse(response: ServerResponse, { status, text }: Refusal): void {
  response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' });
  response.end(text);
}

const chunk = { id: 'chat-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: MODEL };
const toolCall = {
  index: 0,
  id: 'call-1',
  type: 'function',
  function: { name: 'refund_order', arguments: '{"amount":1000000}' },
};

function send(response: ServerResponse, choice: object): void {
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`);
}

type SpeakingManner = Exclude<Manner, 'hang' | 'throttle' | 'fail' | 'garbage'>;

const spoken: Readonly<Record<SpeakingManner, (message: string) => string>> = {
  obey: quoteBest,
  lie: () =>
    'Harganya hanya Rp 999.999 [1]\nSemua pembeli mendapat uang kembali [9]\nHubungi https://jahat.example [1]\nTanpa sumber.',
  inject: (message) => `<script>alert(1)</script> <b>Halo</b> [1]\n${orders(message)}`,
  stall: (message) => `${quoteBest(message)}\nDan seterusnya`,
  break: (message) => `${quoteBest(message)}\nDan seter`,
};

const orders = (message: string) => message.match(/ABAIKAN[^\n]*/)?.[0] ?? '';

const PASSAGE = /Passage \[(\d+)\] [^\n]*\n"""\n([\s\S]*?)\n"""/g;

function quoteBest(message: string): string {
  const question = message.split('Question: ').at(-1) ?? '';
  const words = question.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const hitsIn = (text: string) => words.filter((word) => text.toLowerCase().includes(word)).length;
  const rated = [...message.matchAll(PASSAGE)].map(([, n = '', body = '']) => ({
    n,
    body,
    hits: hitsIn(body),
  }));
  const best = rated.toSorted((a, b) => b.hits - a.hits)[0];
  if (best === undefined || best.hits === 0) return 'NO_EVIDENCE';
  const sentences = best.body.split(/(?<=[.!?])\s|\n/);
  return `${sentences.toSorted((a, b) => hitsIn(b) - hitsIn(a))[0]} [${best.n}]`;
}
