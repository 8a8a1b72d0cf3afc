import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '#app/lib/toast.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { signInClientAction } from './sign-in-client-action.ts';

afterEach(() => vi.unstubAllGlobals());

test('[ERR-009] whoever has signed in is welcomed back; whoever still has to prove something is not', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://arunika.example' } });
  // The viewer is asked for anew, and nobody waits for the answer.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const told = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const leadTo = (location: string) =>
    runInLanguage('en', () =>
      signInClientAction({
        serverAction: async () => {
          throw new Response(null, { status: 303, headers: { location } });
        },
      }),
    );
  await expect(leadTo('/en/login?second-factor=1')).rejects.toBeInstanceOf(Response);
  expect(told).not.toHaveBeenCalled();
  await expect(leadTo('/en/user')).rejects.toBeInstanceOf(Response);
  expect(told.mock.calls).toEqual([['Login Successful', { description: 'Welcome back!' }]]);
});
