import { ArrowUpRight, LogOut } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { LanguageSwitch } from '#app/components/brand/language-switch.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { signOut } from '#app/hooks/session/sign-out.ts';
import type { Viewer } from '#contract/account/session.ts';
import { adminShellCopy as copy } from '#messages/shell/admin.ts';

const wayClasses =
  'flex min-h-tap w-full items-center justify-between rounded-control px-3 font-medium text-on-night-2 text-small hover:bg-night-2 hover:text-on-night focus-visible:rounded-control pointer-fine:min-h-7';

/** ADM-024, ADM-025 */
export function AdminAccount({ viewer }: { readonly viewer: Viewer }) {
  const navigate = useNavigate();
  const onSignOut = async () => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="mt-2 border-night-line border-t pt-1.5">
      <Link to="/user" className={wayClasses}>
        {copy.portal}
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </Link>
      <LanguageSwitch className={wayClasses} />
      <div className="flex items-center gap-2 pl-3">
        <p className="min-w-0 flex-1 text-on-night-2 text-small">
          <span title={viewer.email} className="block truncate font-semibold text-on-night">
            {viewer.full_name}
          </span>
          {copy.roles[viewer.role]}
        </p>
        <ThemeSwitch
          isSingle
          className="-mr-2 [&_button]:text-on-night-2 [&_button]:hover:bg-night-2 [&_button]:hover:text-on-night"
        />
        <Button
          variant="night-quiet"
          size="icon"
          aria-label={copy.logout}
          title={copy.logout}
          onClick={onSignOut}
        >
          <LogOut aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
