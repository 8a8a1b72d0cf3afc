import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { getCommunity } from '#contract/leads/forms.ts';

export type Membership =
  | { readonly state: 'checking' | 'visitor' | 'outsider' }
  /** `group_url` is null until the setting has a link. */
  | { readonly state: 'member'; readonly group_url: string | null };

export interface Community {
  readonly membership: Membership;
  refresh(): Promise<Membership>;
}

const community = createQuery({
  name: 'community',
  read: () => browserClient.call<typeof getCommunity>({ method: 'get', path: '/api/community' }),
});

export function useCommunity(): Community {
  const { status, viewer } = useViewer();
  const userId = viewer?.id ?? null;
  const { answer } = useQuery(community, userId);
  const visitor: Membership = { state: status === 'ready' ? 'visitor' : 'checking' };
  return {
    membership: userId === null ? visitor : toMembership(answer),
    refresh: async () => (userId === null ? visitor : toMembership(await community.refetch(userId))),
  };
}

function toMembership(answer: ReturnType<typeof community.get>['answer']): Membership {
  if (answer === undefined) return { state: 'checking' };
  // On an error it shows the form, because a second submission changes nothing.
  if (!answer.ok || !answer.value.is_member) return { state: 'outsider' };
  return { state: 'member', group_url: answer.value.group_url };
}
