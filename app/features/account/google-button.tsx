import { toast } from 'sonner';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from './account-copy.ts';

/** Google sign-in is offered when the site has been given a client for it; until then it says so. */
export function GoogleButton() {
  return (
    <Button
      type="button"
      variant="outline"
      className="w-full"
      onClick={() => toast.error('Google Authentication Failed', { description: accountCopy.googleOff })}
    >
      {accountCopy.google}
    </Button>
  );
}
