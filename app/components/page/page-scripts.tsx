import { use, useEffect } from 'react';
import { preloadModule } from 'react-dom';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';

const IDLE_MS = 1500;
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

interface Props {
  /** Paths that most visitors open next, fetched when the page is idle. */
  readonly soon?: readonly string[];
}

/**
 * Prefetches the scripts of pages, all at once instead of one import after the other. Not their data, as the router's
 * `prefetch` would: it is personal, never cached, and would be fetched twice.
 */
export function PageScripts({ soon = [] }: Props) {
  const manifest = use(FrameworkContext)?.manifest;
  const router = use(DataRouterContext)?.router;
  const paths = soon.join(' ');
  // The document imports these before it hydrates, and the router's own links leave them out.
  for (const { route } of router?.state.matches ?? []) {
    const script = manifest?.routes[route.id]?.clientMiddlewareModule;
    if (script !== undefined) preloadModule(script);
  }
  useEffect(() => {
    if (manifest === undefined || router === undefined) return;
    const fetchScripts = (path: string) => {
      for (const { route } of router.match(path) ?? []) {
        const { module, imports = [], clientActionModule = [] } = manifest.routes[route.id] ?? {};
        for (const script of [module ?? [], imports, clientActionModule].flat()) preloadModule(script);
      }
    };
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link !== null) fetchScripts(link.pathname);
    };
    for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
    // The router's paths exclude its basename (`/en`), anchors include it.
    const base = router.basename?.replace(/\/$/, '') ?? '';
    const fetchSoon = () => {
      for (const path of paths.split(' ').filter(Boolean)) fetchScripts(base + path);
    };
    const timer = setTimeout(fetchSoon, IDLE_MS);
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
      clearTimeout(timer);
    };
  }, [manifest, router, paths]);
  return null;
}
