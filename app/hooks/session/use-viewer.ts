import { createQuery, type QueryAnswer, useQuery } from '#app/lib/api/create-query.ts';
import { isTemporary } from '#app/lib/api/retry.ts';
import { VIEWER_HINT_KEY, writeStorage } from '#app/lib/theme.ts';
import type { getViewer, Viewer } from '#contract/account/session.ts';
import { createClient } from '#contract/client.ts';

export interface ViewerState {
  readonly status: 'loading' | 'ready';
  /** During an outage: the last known viewer. */
  readonly viewer: Viewer | null;
  /** The session could not be fetched and is retried, which signs nobody out. */
  readonly is_unreachable: boolean;
}

/** AUTH-029 */
const TIMEOUT_MS = 5000;
/** Retries before a visitor's page continues signed out (AUTH-030). */
const VISITOR_RETRIES = 3;

const client = createClient((request) => fetch(request), { timeoutMs: TIMEOUT_MS });

export const VIEWER = 'viewer';

export const viewerQuery = createQuery({
  name: 'viewer',
  read: fetchViewer,
  isKept: true,
  canRetry: (attempt) => attempt < VISITOR_RETRIES || wasSignedIn(),
  onAnswer: (answer, before) => {
    rememberViewer(viewerOf(answer));
    if (before !== undefined && viewerOf(before)?.id !== viewerOf(answer)?.id) viewerQuery.share(VIEWER);
  },
});

type ViewerAnswer = QueryAnswer<Viewer | null>;

const viewerOf = (answer: ViewerAnswer | undefined): Viewer | null => (answer?.ok ? answer.value : null);

async function fetchViewer(): Promise<ViewerAnswer> {
  const answer = await client.call<typeof getViewer>({ method: 'get', path: '/api/auth/session' });
  if (isTemporary(answer)) return answer;
  const user = answer.ok ? answer.value.user : null;
  return { ok: true, value: user && { ...user, full_name: user.full_name.trim() || user.email } };
}

const wasSignedIn = () => document.documentElement.dataset.viewer === 'known';

function rememberViewer(viewer: Viewer | null): void {
  const { dataset } = document.documentElement;
  if (viewer === null) delete dataset.viewer;
  else dataset.viewer = 'known';
  writeStorage(VIEWER_HINT_KEY, viewer === null ? null : '1');
}

/** In an outage a visitor's page continues signed out; on a device with a known user it keeps waiting. */
function toViewerState({ answer, isFailing }: ReturnType<typeof viewerQuery.get>): ViewerState {
  const isReady = answer !== undefined || (isFailing && !wasSignedIn());
  return { status: isReady ? 'ready' : 'loading', viewer: viewerOf(answer), is_unreachable: isFailing };
}

export async function refreshViewer(): Promise<void> {
  await viewerQuery.refetch(VIEWER);
}

export const getViewerState = (): ViewerState => toViewerState(viewerQuery.get(VIEWER));

export function useViewer(): ViewerState & { refresh: () => Promise<void> } {
  return { ...toViewerState(useQuery(viewerQuery, VIEWER)), refresh: refreshViewer };
}

/** Null for visitors and until the viewer is known. */
export function useViewerId(): string | null {
  return useViewer().viewer?.id ?? null;
}
