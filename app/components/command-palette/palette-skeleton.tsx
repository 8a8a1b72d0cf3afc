import { Search } from 'lucide-react';
import { commandPaletteCopy as copy } from '#messages/command-palette.ts';

/** Placeholder with what was typed so far. Takes no focus: the palette will. */
export function PaletteSkeleton({ typed: initialQuery }: { readonly typed: string }) {
  return (
    <div role="status" className="fixed inset-0 z-50 bg-scrim">
      <div className="fixed flex min-h-15 items-center gap-3 bg-lift px-5 text-ink shadow-3 ring-1 ring-line max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-sheet md:top-[18%] md:left-1/2 md:w-[calc(100vw-48px)] md:max-w-[640px] md:-translate-x-1/2 md:rounded-card">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        {initialQuery === '' ? (
          <span className="text-control text-ink-3">{copy.loading}</span>
        ) : (
          <>
            <span className="sr-only">{copy.loading}</span>
            <span aria-hidden="true" className="min-w-0 truncate text-control">
              {initialQuery}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
