import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadScript } from '#app/lib/load-script.ts';
import { routeScripts } from '#app/lib/site/route-scripts.ts';

routeScripts.load = loadScript;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
