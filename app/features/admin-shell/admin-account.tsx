import { ArrowUpRight, LogOut } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { LanguageSwitch } from '#app/components/brand/language-switch.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { signOut } from '#app/hooks/session/sign-out.ts';
import type { Viewer } from '#contract/account/session.ts';
import { adminShellCopy as copy } from '#messages/admin-shell.ts';

/** ADM-024, ADM-025 */
export function AdminAccount({ viewer }: { readonly viewer: Viewer }) {
  const navigate = useNavigate();
  const onSignOut = async () => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="mt-auto border-night-line border-t pt-3">
      <Link
        to="/user"
        className="flex min-h-tap items-center justify-between rounded-control px-3 font-medium text-on-night-2 text-ui hover:bg-night-2 hover:text-on-night focus-visible:rounded-control focus-visible:outline-night-dawn"
      >
        {copy.portal}
        <ArrowUpRight aria-hidden="true" className="size-4.5" />
      </Link>
      <LanguageSwitch className="flex min-h-tap w-full items-center rounded-control px-3 font-medium text-on-night-2 text-ui hover:bg-night-2 hover:text-on-night focus-visible:rounded-control focus-visible:outline-night-dawn" />
      <div className="flex items-center gap-2 pt-1 pl-3">
        <p className="min-w-0 flex-1 text-on-night-2 text-small">
          <span className="block truncate font-semibold text-on-night text-ui">{viewer.email}</span>
          {copy.roles[viewer.role]}
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={copy.logout}
          title={copy.logout}
          onClick={onSignOut}
          className="text-on-night-2 hover:bg-night-2 hover:text-on-night focus-visible:outline-night-dawn"
        >
          <LogOut aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
