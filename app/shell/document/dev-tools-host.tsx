import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { useHydrated } from '#app/hooks/use-hydrated.ts';
import { readStorage } from '#app/lib/theme.ts';
import { uiCopy } from '#messages/components/ui.ts';

const DeveloperPanel = lazyPart(async () => (await import('./developer-panel.tsx')).DeveloperPanel);

/** A badge in development builds (PUB-056), and a panel for whoever stored devMode = 'true' (PUB-057). */
export function DevToolsHost() {
  const isHydrated = useHydrated();
  const isPanelRequested = isHydrated && readStorage('devMode') === 'true';
  return (
    <>
      {import.meta.env.DEV && (
        <p className="fixed bottom-3 left-3 z-40 rounded-tag bg-over-image px-2 py-1 font-semibold text-on-image text-tag">
          {uiCopy.devMode}
        </p>
      )}
      {isPanelRequested && (
        <Suspense>
          <DeveloperPanel />
        </Suspense>
      )}
    </>
  );
}
