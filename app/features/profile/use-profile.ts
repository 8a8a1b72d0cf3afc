import { useCallback, useEffect, useRef, useState } from 'react';
import { useTryAgain } from '#app/hooks/use-try-again.ts';
import type { getProfile, Profile, updateProfile } from '#contract/account/profile.ts';
import { createClient } from '#contract/client.ts';
import type { CallOf } from '#contract/endpoint.ts';

/** Loading and saving give up after ten seconds (PORT-053). */
export const PROFILE_TIMEOUT_MS = 10_000;

const browser = createClient((request) => fetch(request), { timeoutMs: PROFILE_TIMEOUT_MS });
const read = { method: 'get', path: '/api/user/profile' } as const;
const write = { method: 'put', path: '/api/user/profile' } as const;

type Body = NonNullable<CallOf<typeof updateProfile>['body']>;

/** `profile` is null while it loads, and when it could not be loaded: that is logged by the server alone (PORT-054). */
export interface LoadedProfile {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly profile: Profile | null;
  reload(): Promise<void>;
  save(body: Body): ReturnType<typeof sendProfile>;
}

function sendProfile(body: Body) {
  return browser.call<typeof updateProfile>(write, { body });
}

/**
 * The profile of whoever is signed in: as the document brought it, else asked for by the browser, so that the page is
 * there at once.
 */
export function useProfile(served: Profile | null): LoadedProfile {
  const [loaded, setLoaded] = useState<Pick<LoadedProfile, 'state' | 'profile'>>({
    state: served === null ? 'loading' : 'ready',
    profile: served,
  });
  const reload = useCallback(async () => {
    const answer = await browser.call<typeof getProfile>(read);
    if (answer.ok) setLoaded({ state: 'ready', profile: answer.value.profile });
    else setLoaded(({ profile }) => ({ state: profile === null ? 'failed' : 'ready', profile }));
  }, []);
  const isServed = useRef(served !== null);
  useEffect(() => {
    if (!isServed.current) void reload();
  }, [reload]);
  useTryAgain(reload, loaded.state !== 'failed');
  return { ...loaded, reload, save: sendProfile };
}
