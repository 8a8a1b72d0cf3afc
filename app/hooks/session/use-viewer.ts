import { useEffect, useSyncExternalStore } from 'react';
import { scheduleRetry } from '#app/lib/api/retry.ts';
import { VIEWER_HINT_KEY, writeStorage } from '#app/lib/theme.ts';
import type { Viewer } from '#contract/account/session.ts';
import { isRecord } from '#shared/is-record.ts';
import { sen } from '#shared/money.ts';
import { type UserRole, userRoles } from '#shared/roles.ts';

export interface ViewerState {
  readonly status: 'loading' | 'ready';
  /** During an outage: the last known viewer. */
  readonly viewer: Viewer | null;
  /** The session could not be fetched and is retried; nobody is signed out by that. */
  readonly is_unreachable: boolean;
}

const TIMEOUT_MS = 5000;
const RETRY_STEP_MS = 1000;
const MAX_RETRIES = 3;

const initialState: ViewerState = { status: 'loading', viewer: null, is_unreachable: false };
let state = initialState;
/** Responses from before the latest sign-out or refresh are dropped. */
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

/** Whether somebody was signed in on this device; the theme script reads the same key before first paint. */
const wasSignedIn = () => document.documentElement.dataset.viewer === 'known';

/** Keeps a known viewer; a device without one continues as a visitor (AUTH-029). */
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
 * Fetches the session. After a timeout (5000 ms, AUTH-029), a network error or an outage a visitor's page continues and
 * the fetch is retried after 1, 2 and 3 seconds (AUTH-030); for somebody who was signed in here, until it succeeds.
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

/** Fetches the session again: after signing in, topping up or buying. The old one stays until then. */
export function refreshViewer(): Promise<void> {
  latestRequest += 1;
  return fetchWithRetries(latestRequest, 0);
}

/** Clears the viewer before calling the server (AUTH-027), whatever it responds (AUTH-028). */
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

/** The current state, outside of components. */
export const getViewerState = (): ViewerState => state;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The viewer, one store for the page, fetched by its first use. */
export function useViewer(): ViewerState & { refresh: () => Promise<void> } {
  const current = useSyncExternalStore(subscribe, getViewerState, () => initialState);
  useEffect(() => {
    if (latestRequest === 0) void refreshViewer();
  }, []);
  return { ...current, refresh: refreshViewer };
}
