import { useCallback, useEffect, useRef, useState } from 'react';
import { useAutoRetry } from '#app/hooks/use-auto-retry.ts';
import type { getProfile, Profile, updateProfile } from '#contract/account/profile.ts';
import { createClient } from '#contract/client.ts';
import type { CallOf } from '#contract/endpoint.ts';

/** PORT-053 */
export const PROFILE_TIMEOUT_MS = 10_000;

const client = createClient((request) => fetch(request), { timeoutMs: PROFILE_TIMEOUT_MS });
const getProfileRoute = { method: 'get', path: '/api/user/profile' } as const;
const updateProfileRoute = { method: 'put', path: '/api/user/profile' } as const;

type Body = NonNullable<CallOf<typeof updateProfile>['body']>;

/** `profile` is null while it loads and after a failure, which only the server logs (PORT-054). */
export interface LoadedProfile {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly profile: Profile | null;
  reload(): Promise<void>;
  save(body: Body): ReturnType<typeof saveProfile>;
}

function saveProfile(body: Body) {
  return client.call<typeof updateProfile>(updateProfileRoute, { body });
}

/** The profile in the document, else fetched by the browser, so that the page does not wait for it. */
export function useProfile(served: Profile | null): LoadedProfile {
  const [loaded, setLoaded] = useState<Pick<LoadedProfile, 'state' | 'profile'>>({
    state: served === null ? 'loading' : 'ready',
    profile: served,
  });
  const reload = useCallback(async () => {
    const result = await client.call<typeof getProfile>(getProfileRoute);
    if (result.ok) setLoaded({ state: 'ready', profile: result.value.profile });
    else setLoaded(({ profile }) => ({ state: profile === null ? 'failed' : 'ready', profile }));
  }, []);
  const hasServerData = useRef(served !== null);
  useEffect(() => {
    if (!hasServerData.current) void reload();
  }, [reload]);
  useAutoRetry(reload, loaded.state !== 'failed');
  return { ...loaded, reload, save: saveProfile };
}
