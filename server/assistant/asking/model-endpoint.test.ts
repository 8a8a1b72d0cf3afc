import { afterEach, expect, test } from 'vitest';
import { type ChatEndpoint, type Manner, startChatEndpoint } from '#tests/support/chat-endpoint.ts';
import { createModelEndpoint, type EndpointEvent, EndpointFailure } from './model-endpoint.ts';

const endpoints: ChatEndpoint[] = [];
afterEach(async () => {
  await Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close()));
});

const prompt = {
  instructions: 'Jawab dari bagian.',
  message: 'Passage [1] Rak\n"""\nHitung rak setiap Rabu.\n"""\n\nQuestion: kapan hitung rak',
};

async function connect(manner: Manner) {
  const chat = await startChatEndpoint();
  endpoints.push(chat);
  chat.behave(manner);
  const { environment: env } = chat;
  const settings = {
    api_url: env.ASSISTANT_API_URL ?? '',
    api_key: env.ASSISTANT_API_KEY ?? '',
    model: env.ASSISTANT_MODEL ?? '',
  };
  // Longer than a busy machine takes to answer; only what never answers waits for it.
  return { chat, model: createModelEndpoint(settings, { firstTextMs: 4000, totalMs: 5000 }) };
}

async function readAll(manner: Manner, stop = new AbortController()) {
  const { chat, model } = await connect(manner);
  const events: EndpointEvent[] = [];
  let failure: unknown = null;
  try {
    for await (const event of model.stream(prompt, { max_output_tokens: 50, signal: stop.signal })) {
      events.push(event);
      if (manner === 'stall') stop.signal.throwIfAborted();
    }
  } catch (error) {
    failure = error instanceof EndpointFailure ? error.reason : error;
  }
  const text = events.map((event) => (event.kind === 'text' ? event.text : '')).join('');
  return { chat, text, failure, usage: events.find((event) => event.kind === 'done') };
}

test('an answer arrives in pieces, with what it used', async () => {
  const { chat, text, failure, usage } = await readAll('obey');
  expect([text, failure]).toEqual(['Hitung rak setiap Rabu. [1]', null]);
  expect(usage).toEqual({ kind: 'done', usage: { input_tokens: 900, output_tokens: 60 } });
  expect(JSON.parse(chat.calls[0] ?? '')).toMatchObject({ max_tokens: 50, temperature: 0 });
});

test.for([
  ['hang', 'slow'],
  ['stall', 'slow'],
  ['break', 'down'],
  ['throttle', 'down'],
  ['fail', 'down'],
  ['garbage', 'down'],
] as const)('an endpoint that does this: %s, is %s, and is asked once', async ([manner, reason]) => {
  const { chat, failure } = await readAll(manner);
  expect(failure).toBe(reason);
  expect(chat.calls).toHaveLength(1);
});

test('tools that it calls are no text and call nothing', async () => {
  const { text, failure } = await readAll('inject');
  expect(failure).toBeNull();
  expect(text).not.toContain('refund_order');
});

test('nobody listens at its address: it is down', async () => {
  const { chat, model } = await connect('obey');
  await chat.close();
  const read = async () => {
    for await (const _ of model.stream(prompt, {
      max_output_tokens: 9,
      signal: new AbortController().signal,
    }));
  };
  await expect(read()).rejects.toMatchObject({ reason: 'down' });
});
