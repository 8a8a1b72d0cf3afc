import { useEffect, useSyncExternalStore } from 'react';
import { scheduleRetry } from '#app/lib/api/retry.ts';
import { VIEWER_HINT_KEY, writeStorage } from '#app/lib/theme.ts';
import type { Viewer } from '#contract/account/session.ts';
import { isRecord } from '#shared/is-record.ts';
import { sen } from '#shared/money.ts';
import { type UserRole, userRoles } from '#shared/roles.ts';

export interface ViewerState {
  readonly status: 'loading' | 'ready';
  /** While the server can not be asked: who was there when it last could. */
  readonly viewer: Viewer | null;
  /** The server was asked and could not answer; it is asked again. Nobody was signed out by that. */
  readonly is_unreachable: boolean;
}

const TIMEOUT_MS = 5000;
const RETRY_STEP_MS = 1000;
const MAX_RETRIES = 3;

const initialState: ViewerState = { status: 'loading', viewer: null, is_unreachable: false };
let state = initialState;
/** Answers of a question asked before the latest sign-out or refresh are dropped. */
let latestRequest = 0;
const listeners = new Set<() => void>();

function setState(next: ViewerState): void {
  state = next;
  for (const listener of listeners) listener();
}

function setViewer(viewer: Viewer | null): void {
  const { dataset } = document.documentElement;
  if (viewer === null) delete dataset.viewer;
  else dataset.viewer = 'known';
  writeStorage(VIEWER_HINT_KEY, viewer === null ? null : '1');
  setState({ status: 'ready', viewer, is_unreachable: false });
}

/** Somebody was signed in here when last seen; the script before the first paint reads the same from the storage. */
const wasSignedIn = () => document.documentElement.dataset.viewer === 'known';

/** Whoever was known stays; a device that never knew anybody goes on as a visitor's (AUTH-029). */
function setUnreachable(): void {
  const isVisitor = state.viewer === null && !wasSignedIn();
  setState({
    ...state,
    status: state.viewer !== null || isVisitor ? 'ready' : 'loading',
    is_unreachable: true,
  });
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
  if (response.status >= 500 || response.status === 429)
    throw new Error(`the session call got ${response.status}`);
  return response.ok ? parseViewer(await response.json()) : null;
}

/**
 * Asks the server who is signed in. After a timeout (5000 ms, AUTH-029), a broken network or an outage a visitor's page
 * goes on, and the server is asked again in the background, three times, after 1, 2 and 3 seconds (AUTH-030); for
 * somebody who was signed in here it is asked until it answers.
 */
async function fetchWithRetries(question: number, attempt: number): Promise<void> {
  try {
    const viewer = await fetchViewer();
    if (question === latestRequest) setViewer(viewer);
  } catch {
    if (question !== latestRequest) return;
    setUnreachable();
    const next = () => void fetchWithRetries(question, attempt + 1);
    if (attempt < MAX_RETRIES) setTimeout(next, RETRY_STEP_MS * (attempt + 1));
    else if (state.viewer !== null || wasSignedIn()) scheduleRetry(attempt, next);
  }
}

/** Reads the session again: after signing in, topping up or buying. The old answer stays until the new one is here. */
export function refreshViewer(): Promise<void> {
  latestRequest += 1;
  return fetchWithRetries(latestRequest, 0);
}

/** Forgets the viewer at once and only then tells the server (AUTH-027); what it answers changes nothing (AUTH-028). */
export async function signOut(): Promise<void> {
  latestRequest += 1;
  setViewer(null);
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
export const getViewerState = (): ViewerState => state;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The viewer, shared by everything on the screen; the first component that uses it asks the server. */
export function useViewer(): ViewerState & { refresh: () => Promise<void> } {
  const current = useSyncExternalStore(subscribe, getViewerState, () => initialState);
  useEffect(() => {
    if (latestRequest === 0) void refreshViewer();
  }, []);
  return { ...current, refresh: refreshViewer };
}
