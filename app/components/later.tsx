import { type ComponentType, lazy, memo, Suspense } from 'react';

/** How far below the screen a section may be when its code is fetched. */
const AHEAD = '100px 0px';

/**
 * A section of a long page whose HTML is in the document and whose code comes when the visitor is near it: React keeps
 * the markup of the server until then. `anchor` is the id of the section's element. What is rendered by a client
 * navigation has no markup yet, so its code comes at once.
 *
 * Its props must keep their identity: new ones would make React wait for the code, or throw the markup away.
 */
export function later<Props extends object>(anchor: string, load: () => Promise<ComponentType<Props>>) {
  const Code = lazy(async () => {
    await near(anchor);
    return { default: await load() };
  });
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Code {...props} />
      </Suspense>
    );
  });
}

function near(anchor: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(anchor);
  if (element === null) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
  });
}
