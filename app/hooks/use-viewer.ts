import { useEffect, useSyncExternalStore } from 'react';
import { store, VIEWER_HINT_KEY } from '#app/lib/theme.ts';
import type { Viewer } from '#contract/account/session.ts';
import { isRecord } from '#shared/is-record.ts';
import { sen } from '#shared/money.ts';
import { type UserRole, userRoles } from '#shared/roles.ts';

export type ViewerState = { status: 'loading' | 'ready'; viewer: Viewer | null };

const TIMEOUT_MS = 5000;
const RETRY_STEP_MS = 1000;
const MAX_RETRIES = 3;

const unknown: ViewerState = { status: 'loading', viewer: null };
let state = unknown;
/** Answers of a question asked before the latest sign-out or refresh are dropped. */
let latestQuestion = 0;
const listeners = new Set<() => void>();

function settle(viewer: Viewer | null): void {
  state = { status: 'ready', viewer };
  const { dataset } = document.documentElement;
  if (viewer === null) delete dataset.viewer;
  else dataset.viewer = 'known';
  store(VIEWER_HINT_KEY, viewer === null ? null : '1');
  for (const listener of listeners) listener();
}

function parseRole(value: unknown): UserRole {
  return userRoles.find((role) => role === value) ?? 'user';
}

function parseViewer(body: unknown): Viewer | null {
  if (!isRecord(body) || !isRecord(body.user)) return null;
  const { id, email, full_name, avatar_url, role, wallet } = body.user;
  if (typeof id !== 'string' || typeof email !== 'string') return null;
  const balance = isRecord(wallet) && typeof wallet.balance_bigint === 'number' ? wallet.balance_bigint : 0;
  return {
    id,
    email,
    full_name: typeof full_name === 'string' && full_name.trim() !== '' ? full_name : email,
    avatar_url: typeof avatar_url === 'string' ? avatar_url : null,
    role: parseRole(role),
    wallet: { balance_bigint: sen(balance) },
  };
}

async function fetchViewer(): Promise<Viewer | null> {
  const response = await fetch('/api/auth/session', {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? parseViewer(await response.json()) : null;
}

/**
 * Asks the server who is signed in. A timeout (5000 ms, AUTH-029) or a broken network continues logged out at
 * once and asks again in the background, at most three times, after 1, 2 and 3 seconds (AUTH-030).
 */
async function ask(question: number, attempt: number): Promise<void> {
  try {
    const viewer = await fetchViewer();
    if (question === latestQuestion) settle(viewer);
  } catch {
    if (question !== latestQuestion) return;
    if (state.status === 'loading') settle(null);
    if (attempt >= MAX_RETRIES) return;
    setTimeout(() => ask(question, attempt + 1), RETRY_STEP_MS * (attempt + 1));
  }
}

/** Reads the session again: after signing in, topping up or buying. The old answer stays until the new one is here. */
export function refreshViewer(): Promise<void> {
  latestQuestion += 1;
  return ask(latestQuestion, 0);
}

/** Forgets the viewer at once and only then tells the server (AUTH-027); what it answers changes nothing (AUTH-028). */
export async function signOut(): Promise<void> {
  latestQuestion += 1;
  settle(null);
  try {
    await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  } catch {
    return;
  }
}

/** What is known at this moment, for whoever is no component. */
export const readViewer = (): ViewerState => state;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The viewer, shared by everything on the screen; the first component that uses it asks the server. */
export function useViewer(): ViewerState & { refresh: () => Promise<void> } {
  const current = useSyncExternalStore(subscribe, readViewer, () => unknown);
  useEffect(() => {
    if (latestQuestion === 0) void refreshViewer();
  }, []);
  return { ...current, refresh: refreshViewer };
}
