import type { AssistantSettings } from '#server/platform/config/assistant-config.ts';
import type { Prompt } from './prompt.rules.ts';

export interface TokenUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export type EndpointEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** Null: the endpoint did not say. */
  | { readonly kind: 'done'; readonly usage: TokenUsage | null };

export interface EndpointPolicy {
  readonly firstTextMs: number;
  readonly totalMs: number;
}

/** Thrown by `stream`; `slow` when it took too long. */
export class EndpointFailure extends Error {
  readonly reason: 'slow' | 'down';
  constructor(reason: 'slow' | 'down', cause: unknown) {
    super(`the assistant's endpoint is ${reason}`, { cause });
    this.name = 'EndpointFailure';
    this.reason = reason;
  }
}

export interface ModelEndpoint {
  readonly model: string;
  stream(prompt: Prompt, limits: StreamLimits): AsyncIterable<EndpointEvent>;
}

interface StreamLimits {
  readonly max_output_tokens: number;
  readonly signal: AbortSignal;
}

/** The SDK is loaded by the first question, because most installations have no endpoint. */
async function loadSdk() {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  // It would write to the console otherwise.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return { streamText, createOpenAICompatible };
}

/** Any endpoint that speaks OpenAI's chat completions. It is given no tools, so nothing that it says is ever run. */
export function createModelEndpoint(settings: AssistantSettings, policy: EndpointPolicy): ModelEndpoint {
  const { api_url: baseURL, api_key: apiKey, model } = settings;
  return {
    model,
    async *stream({ instructions, message }, { max_output_tokens, signal }) {
      const sdk = await loadSdk();
      const limits = startLimits(policy, signal);
      try {
        const provider = sdk.createOpenAICompatible({
          ...{ name: 'endpoint', baseURL, apiKey, includeUsage: true, fetch: withoutRedirects },
        });
        const { stream } = sdk.streamText({
          model: provider.chatModel(model),
          instructions,
          prompt: message,
          temperature: 0,
          maxOutputTokens: max_output_tokens,
          maxRetries: 0,
          abortSignal: limits.signal,
          onError: () => {},
        });
        for await (const part of stream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'abort') throw limits.signal.reason;
          if (part.type === 'text-delta') {
            limits.hasText();
            yield { kind: 'text' as const, text: part.text };
          }
          if (part.type === 'finish') yield { kind: 'done' as const, usage: usageOf(part) };
        }
      } catch (error) {
        throw new EndpointFailure(limits.isLate() ? 'slow' : 'down', error);
      } finally {
        limits.end();
      }
    },
  };
}

/** Another address would get the key and the passages. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

interface FinishPart {
  readonly totalUsage: {
    readonly inputTokens: number | undefined;
    readonly outputTokens: number | undefined;
  };
}

function usageOf({ totalUsage: { inputTokens, outputTokens } }: FinishPart): TokenUsage | null {
  if (inputTokens === undefined || outputTokens === undefined) return null;
  return { input_tokens: toCount(inputTokens), output_tokens: toCount(outputTokens) };
}

const MAX_TOKENS = 10_000_000;
const toCount = (reported: number) =>
  Number.isFinite(reported) ? Math.min(Math.max(0, Math.ceil(reported)), MAX_TOKENS) : MAX_TOKENS;

function startLimits({ firstTextMs, totalMs }: EndpointPolicy, stopped: AbortSignal) {
  const late = new AbortController();
  const first = setTimeout(() => late.abort(), firstTextMs);
  const total = setTimeout(() => late.abort(), totalMs);
  return {
    signal: AbortSignal.any([stopped, late.signal]),
    isLate: () => late.signal.aborted,
    hasText: () => clearTimeout(first),
    end: () => {
      clearTimeout(first);
      clearTimeout(total);
      late.abort();
    },
  };
}
