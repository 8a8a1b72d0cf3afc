import { type ComponentType, lazy, memo, Suspense, useState } from 'react';

/** How far below the screen a section may be when its code is fetched. */
const AHEAD = '100px 0px';

/**
 * A section of a long page whose HTML is in the document and whose code comes when the visitor is near it: React keeps
 * the markup of the server until then. `anchor` is the id of the section's element. A client navigation has no markup
 * to keep, so the page calls `fetchCode` of its sections first: an anchor can only be scrolled to when it is there.
 *
 * Its props must keep their identity: new ones would make React wait for the code, or throw the markup away.
 */
export function later<Props extends object>(anchor: string, load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | null = null;
  const fetchCode = async () => {
    fetched = await load();
    return fetched;
  };
  const Code = lazy(async () => {
    await near(anchor);
    return { default: await fetchCode() };
  });
  const Later = memo(function Later(props: Props) {
    // Decided once: another component later on would be mounted afresh.
    const [Section] = useState<ComponentType<Props>>(() => fetched ?? Code);
    return (
      <Suspense>
        <Section {...props} />
      </Suspense>
    );
  });
  return Object.assign(Later, { fetchCode });
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
