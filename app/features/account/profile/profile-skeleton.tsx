import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { profileCopy as copy } from '#messages/account/profile.ts';

const ROWS = ['one', 'two', 'three', 'four'] as const;

interface Props {
  /** Null while a request is running. A failure is only logged (PORT-054). */
  readonly onReload: (() => void) | null;
}

/** PORT-046 */
export function ProfileSkeleton({ onReload }: Props) {
  return (
    <div role="status" aria-label={copy.loading}>
      {onReload !== null && (
        <Button size="sm" variant="outline" onClick={onReload} className="mb-6">
          {copy.reload}
        </Button>
      )}
      <div className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-6 w-full max-w-96" />
        <Skeleton className="col-span-full h-1.5 rounded-full" />
      </div>
      <Skeleton className="h-[97px] rounded-control sm:h-[50px] sm:w-[480px]" />
      <div className="grid max-w-[860px] gap-x-6 gap-y-5 py-6 sm:grid-cols-2">
        {ROWS.map((row) => (
          <div key={row} className="grid gap-1.5">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-12 rounded-control" />
          </div>
        ))}
      </div>
    </div>
  );
}
