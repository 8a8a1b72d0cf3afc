import { type ComponentType, lazy } from 'react';
import { loadScript } from '#app/lib/load-script.ts';

export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadScript(load) }));
