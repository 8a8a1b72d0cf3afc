import { createQuery, type QueryAnswer, useQuery } from '#app/lib/api/create-query.ts';
import { isTemporary } from '#app/lib/api/retry.ts';
import { VIEWER_HINT_KEY, writeStorage } from '#app/lib/theme.ts';
import type { getViewer, Viewer } from '#contract/account/sessions/session.ts';
import { createClient } from '#contract/client.ts';

export interface ViewerState {
  readonly status: 'loading' | 'ready';
  /** During an outage: the last known viewer. */
  readonly viewer: Viewer | null;
  /** The session could not be fetched and is retried; nobody is signed out by that. */
  readonly is_unreachable: boolean;
}

/** AUTH-029 */
const TIMEOUT_MS = 5000;
/** AUTH-030: what a visitor's page tries before it stays signed out. */
const VISITOR_RETRIES = 3;

const client = createClient((request) => fetch(request), { timeoutMs: TIMEOUT_MS });

/** There is one viewer. */
export const VIEWER = 'viewer';

export const viewerQuery = createQuery({
  name: 'viewer',
  read: fetchViewer,
  isKept: true,
  canRetry: (attempt) => attempt < VISITOR_RETRIES || wasSignedIn(),
  onAnswer: (answer, before) => {
    rememberViewer(viewerIn(answer));
    if (before !== undefined && viewerIn(before)?.id !== viewerIn(answer)?.id) viewerQuery.share(VIEWER);
  },
});

type ViewerAnswer = QueryAnswer<Viewer | null>;

const viewerIn = (answer: ViewerAnswer | undefined): Viewer | null => (answer?.ok ? answer.value : null);

async function fetchViewer(): Promise<ViewerAnswer> {
  const answer = await client.call<typeof getViewer>({ method: 'get', path: '/api/auth/session' });
  if (isTemporary(answer)) return answer;
  const user = answer.ok ? answer.value.user : null;
  return { ok: true, value: user && { ...user, full_name: user.full_name.trim() || user.email } };
}

/** Whether somebody was signed in on this device; the theme script reads the same key before first paint. */
const wasSignedIn = () => document.documentElement.dataset.viewer === 'known';

function rememberViewer(viewer: Viewer | null): void {
  const { dataset } = document.documentElement;
  if (viewer === null) delete dataset.viewer;
  else dataset.viewer = 'known';
  writeStorage(VIEWER_HINT_KEY, viewer === null ? null : '1');
}

/**
 * After a timeout, a network error or an outage a visitor's page continues, signed out; somebody who was signed in here
 * is waited for.
 */
function toViewerState({ answer, isFailing }: ReturnType<typeof viewerQuery.get>): ViewerState {
  const isReady = answer !== undefined || (isFailing && !wasSignedIn());
  return { status: isReady ? 'ready' : 'loading', viewer: viewerIn(answer), is_unreachable: isFailing };
}

/** Fetches the session again: after signing in, topping up or buying. The old one stays until then. */
export async function refreshViewer(): Promise<void> {
  await viewerQuery.refetch(VIEWER);
}

/** The current state, outside of components. */
export const getViewerState = (): ViewerState => toViewerState(viewerQuery.get(VIEWER));

/** The viewer, fetched by its first use. */
export function useViewer(): ViewerState & { refresh: () => Promise<void> } {
  return { ...toViewerState(useQuery(viewerQuery, VIEWER)), refresh: refreshViewer };
}

/** The key of what belongs to one account: null for visitors and until the viewer is known. */
export function useViewerId(): string | null {
  return useViewer().viewer?.id ?? null;
}
