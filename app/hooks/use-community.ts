import { useCallback, useEffect, useState } from 'react';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import { createClient } from '#contract/client.ts';
import type { getCommunity } from '#contract/public/forms.ts';

const client = createClient((request) => fetch(request));

export type Membership =
  | { readonly state: 'checking' | 'visitor' | 'outsider' }
  /** `group_url` is null until the setting has a link. */
  | { readonly state: 'member'; readonly group_url: string | null };

const VISITOR: Membership = { state: 'visitor' };

export interface Community {
  readonly membership: Membership;
  /** Fetches and returns the membership again. */
  refresh(): Promise<Membership>;
}

/** Whether the viewer has joined. Only members get the group's link. */
export function useCommunity(): Community {
  const { status, viewer } = useViewer();
  const [known, setKnown] = useState<Membership>({ state: 'checking' });
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (userId === null) return setKnown({ state: 'checking' });
    return fetchWithRetry(fetchMembership, (answer) => setKnown(toMembership(answer)));
  }, [userId]);
  const refresh = useCallback(async () => {
    if (userId === null) return VISITOR;
    const membership = toMembership(await fetchMembership());
    setKnown(membership);
    return membership;
  }, [userId]);
  const membership: Membership = status === 'ready' && viewer === null ? VISITOR : known;
  return { membership, refresh };
}

function fetchMembership() {
  return client.call<typeof getCommunity>({ method: 'get', path: '/api/community' });
}

function toMembership(answer: Awaited<ReturnType<typeof fetchMembership>>): Membership {
  // On an error show the form: a second submission changes nothing.
  if (!answer.ok || !answer.value.is_member) return { state: 'outsider' };
  return { state: 'member', group_url: answer.value.group_url };
}
