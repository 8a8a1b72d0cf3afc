import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import type { DoorProps } from './door.tsx';

export const DOOR = 'ask';
const Door = lazyHydrate<DoorProps>(DOOR, async () => (await import('./door.tsx')).Door);

/** Shows nothing while the assistant is off; its code is no part of a page's first load. */
export const LazyDoor = (props: DoorProps) => useRootData().has_assistant && <Door {...props} />;
