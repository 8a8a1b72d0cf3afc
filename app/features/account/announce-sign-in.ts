import { refreshViewer } from '#app/hooks/use-viewer.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from './account-copy.ts';

/** The `clientAction` of the doors: whoever is led on elsewhere has signed in, and the page hears who that is. */
export async function announceSignIn(args: { readonly serverAction: () => Promise<unknown> }) {
  try {
    return await keepTyped(args);
  } catch (answer) {
    if (answer instanceof Response && leadsOn(answer.headers.get('location'))) {
      const { title, text } = accountCopy.login.success;
      toast.success(title, { description: text });
      void refreshViewer();
    }
    throw answer;
  }
}

function leadsOn(location: string | null): boolean {
  const target = location === null ? null : URL.parse(location, window.location.origin);
  return target !== null && target.origin === window.location.origin && target.pathname !== '/login';
}
