import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { Result } from '#shared/result.ts';
import { isTemporary, scheduleRetry } from './retry.ts';

export type QueryAnswer<Value> = Result<Value, { readonly message: string; readonly status: number | null }>;

export interface QueryState<Value> {
  /** Undefined until the server has answered; kept during an outage. */
  readonly answer: QueryAnswer<Value> | undefined;
  /** The latest try met an outage; a retry is scheduled. */
  readonly isFailing: boolean;
}

interface QueryOptions<Value> {
  readonly name: string;
  readonly read: (...parts: string[]) => Promise<QueryAnswer<Value>>;
  readonly isKept?: boolean;
  /** Decides by the number of earlier tries whether an outage is retried; default: always. */
  readonly canRetry?: (attempt: number) => boolean;
  readonly onAnswer?: (answer: QueryAnswer<Value>, before: QueryAnswer<Value> | undefined) => void;
}

const PENDING = { answer: undefined, isFailing: false } as const;

function createEntries<Value>(onAnswer: QueryOptions<Value>['onAnswer']) {
  const store = createStore<Readonly<Record<string, QueryState<Value>>>>(() => ({}));
  const requests = new Map<string, symbol>();
  const get = (key: string): QueryState<Value> => store.getState()[key] ?? PENDING;
  return {
    store,
    get,
    has: (key: string): boolean => requests.has(key),
    keys: () => requests.keys(),
    begin(key: string): () => boolean {
      const request = Symbol();
      requests.set(key, request);
      return () => requests.get(key) === request;
    },
    show(key: string, answer: QueryAnswer<Value>): void {
      const before = get(key).answer;
      store.setState({ [key]: { answer, isFailing: false } });
      onAnswer?.(answer, before);
    },
    fail: (key: string): void => store.setState({ [key]: { ...get(key), isFailing: true } }),
    forget(key: string): void {
      requests.delete(key);
      const { [key]: _, ...others } = store.getState();
      store.setState(others, true);
    },
  };
}

/**
 * Loads data after a cached page: one answer per key, fetched once for all users of it. Outages are retried (ADR 0008),
 * outdated answers dropped, and a change makes other tabs fetch again. A key is an id, or several separated by `/`.
 */
export function createQuery<Value>(options: QueryOptions<Value>) {
  const { name, read, isKept = false, canRetry = () => true, onAnswer } = options;
  const { store, get, begin, show, fail, forget, ...entries } = createEntries<Value>(onAnswer);
  const users = new Map<string, number>();

  async function attempt(key: string, isLatest: () => boolean, number: number) {
    const answer = await read(...key.split('/'));
    if (!isLatest()) return answer;
    if (isTemporary(answer)) {
      fail(key);
      if (canRetry(number))
        scheduleRetry(number, () => isLatest() && void attempt(key, isLatest, number + 1));
      return answer;
    }
    const known = get(key).answer;
    // A refusal does not discard a known value.
    show(key, !answer.ok && known?.ok ? known : answer);
    return answer;
  }

  const refetch = (key: string): Promise<QueryAnswer<Value>> => attempt(key, begin(key), 0);

  function set(key: string, answer: QueryAnswer<Value>): void {
    begin(key);
    show(key, answer);
  }

  function retain(key: string): () => void {
    for (const other of entries.keys()) if (other !== key && !users.has(other)) forget(other);
    users.set(key, (users.get(key) ?? 0) + 1);
    if (!entries.has(key)) void refetch(key);
    return () => {
      const left = (users.get(key) ?? 1) - 1;
      if (left > 0) users.set(key, left);
      else {
        users.delete(key);
        if (!isKept) forget(key);
      }
    };
  }

  onSharedChange(name, (key) => users.has(key) && void refetch(key));
  const share = (key: string) => shareChange(name, key);
  return { store, get, set, begin, retain, refetch, share };
}

export type Query<Value> = ReturnType<typeof createQuery<Value>>;

/** Fetched by the key's first user; null fetches nothing. */
export function useQuery<Value>({ store, retain }: Query<Value>, key: string | null): QueryState<Value> {
  const state = useStore(store, (states) => (key === null ? undefined : states[key]));
  useEffect(() => (key === null ? undefined : retain(key)), [key, retain]);
  return state ?? PENDING;
}

interface SharedChange {
  readonly name: string;
  readonly key: string;
}

const channel = typeof window === 'undefined' ? null : new BroadcastChannel('changes');

function shareChange(name: string, key: string): void {
  channel?.postMessage({ name, key });
}

function onSharedChange(name: string, onChange: (key: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<SharedChange>) => {
    if (data.name === name) onChange(data.key);
  });
}
