import { cn } from '#app/lib/cn.ts';

/** Beside a button that only scripts make work: why nothing happens without them. */
export function NeedsScripts({ className }: { readonly className?: string }) {
  return (
    <noscript>
      <p className={cn('mt-1 text-ink-2 text-small', className)}>Tombol ini memerlukan JavaScript.</p>
    </noscript>
  );
}
