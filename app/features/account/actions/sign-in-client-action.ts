import { refreshViewer } from '#app/hooks/session/use-viewer.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { unprefixed } from '#shared/language/page-language.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

export const signInClientAction = createSignInClientAction(() => accountCopy.login.success);

export const firstSignInClientAction = createSignInClientAction(() => accountCopy.signup.welcome);

function createSignInClientAction(words: () => Words) {
  return async (args: { readonly serverAction: () => Promise<unknown> }) => {
    try {
      return await formClientAction(args);
    } catch (result) {
      if (result instanceof Response && isSignedInRedirect(result.headers.get('location'))) {
        const { title, text } = words();
        toast.success(title, { description: text });
        void refreshViewer();
      }
      throw result;
    }
  };
}

function isSignedInRedirect(location: string | null): boolean {
  const target = location === null ? null : URL.parse(location, window.location.origin);
  return (
    target !== null && target.origin === window.location.origin && unprefixed(target.pathname) !== '/login'
  );
}
