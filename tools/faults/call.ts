import { setTimeout as wait } from 'node:timers/promises';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly cookie?: string;
  readonly key?: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Shop {
  address(): string;
  onRepeat(): void;
}

const PATIENCE_MS = 3_000;
const RETRY_MS = 100;

/** One attempt; null when its outcome is unknown. */
export async function callOnce(
  address: string,
  { method, path, token, cookie, key, body }: Call,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        origin: address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return response.status >= 500 ? null : { status: response.status, text };
  } catch {
    return null;
  }
}

/** Repeats with the same key until an answer comes, as a browser would. */
export async function call(shop: Shop, request: Call): Promise<Answer> {
  for (;;) {
    const answer = await callOnce(shop.address(), request);
    if (answer !== null) return answer;
    shop.onRepeat();
    await wait(RETRY_MS);
  }
}
