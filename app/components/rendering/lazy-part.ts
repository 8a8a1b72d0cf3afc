import { type ComponentType, lazy } from 'react';
import { loadScript } from '#app/lib/load-script.ts';

/** `lazy` for a part of a page, which opens by itself when a lost connection is back. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadScript(load) }));
