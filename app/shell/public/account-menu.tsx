import { Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { shellCopy as copy } from '#messages/shell/shell.ts';
import { toRupiah } from '#shared/money/money.ts';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);

const avatarSkeleton = <Skeleton className="size-tap rounded-full" />;

/**
 * The cached HTML shows Login and Sign Up; on a device that was last seen signed in, a skeleton of the same width
 * replaces them, so that nothing moves when the answer comes.
 */
export function AccountMenu({ showsWallet = false }: { showsWallet?: boolean }) {
  const { status, viewer } = useViewer();
  return (
    <div className="flex min-h-tap min-w-[171px] items-center justify-end gap-2">
      {viewer === null && (
        <div className="known:hidden flex items-center gap-1">
          <Button asChild variant="quiet" size="sm">
            <Link to="/login">{copy.login}</Link>
          </Button>
          <Button asChild size="sm">
            <Link to="/signup">{copy.signUp}</Link>
          </Button>
        </div>
      )}
      {status === 'loading' && (
        <div className="hidden items-center gap-2 known:flex">
          <Skeleton className="h-tap w-[119px] rounded-control" />
          {avatarSkeleton}
        </div>
      )}
      {viewer !== null && (
        <>
          {showsWallet ? (
            <Link
              to="/user/billing"
              className="inline-flex min-h-tap items-center gap-2.5 rounded-control px-3.5 font-semibold text-ui shadow-[inset_0_0_0_1px_var(--control-line)] hover:bg-soft focus-visible:rounded-control"
            >
              <Wallet aria-hidden="true" className="size-5 text-credit" />
              <span className="sr-only">{copy.balance} </span>
              <Money amount={toRupiah(viewer.wallet.balance_bigint)} />
            </Link>
          ) : (
            <Button asChild variant="quiet" size="sm">
              <Link to="/user">{copy.portal}</Link>
            </Button>
          )}
          <Suspense fallback={avatarSkeleton}>
            <UserMenu viewer={viewer} />
          </Suspense>
        </>
      )}
    </div>
  );
}
