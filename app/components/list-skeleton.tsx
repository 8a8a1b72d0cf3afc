import { Skeleton } from './ui/skeleton.tsx';

const rowKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows of a ledger or list while they load, in the exact height of the real ones. */
export function ListSkeleton({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {rowKeys.slice(0, rows).map((key) => (
        <div key={key} className="flex h-[68px] items-center gap-3 border-line border-t">
          <Skeleton className="size-10 rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </span>
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
