import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** One object for ever: React would take another one for other HTML, and write it. */
const SERVER_HTML = { __html: '' };
/** How far below the screen a section may be when its code is fetched. */
const ROOT_MARGIN = '100px 0px';
/**
 * A section of a long page whose HTML is in the document and whose code comes when the visitor is near it. Until then
 * React leaves the markup of the server alone, whatever changes around it (a dehydrated Suspense boundary is thrown
 * away when a context changes above it, as every navigation does). `anchor` is the id of the section's element.
 *
 * A client navigation has no markup to keep, so the page calls `fetchCode` of its sections first: an anchor can only
 * be scrolled to when it is there.
 */
export function lazyHydrate<Props extends object>(anchor: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
    return loaded;
  };
  const LazyComponent = lazy(async () => ({ default: await preload() }));

  function LazySection(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const [Section, setSection] = useState<ComponentType<Props> | null>(
      () => loaded ?? (isServerRendered(anchor) ? null : LazyComponent),
    );
    const isDehydrated = Section === null;
    useEffect(() => {
      const { current } = container;
      if (!isDehydrated || current === null) return;
      // A press may come while the code is on its way already, so whoever wakes the section looks for it.
      let pressed: Element | undefined;
      let isHydrated = false;
      const press = trackPress(current);
      const hydrate = async () => {
        const code = await preload();
        await press.ended();
        if (isHydrated) return;
        isHydrated = true;
        preserveDomState({ room: current, pressed }, () => flushSync(() => setSection(() => code)));
      };
      const stopWatching = onNearViewport(current, hydrate);
      const stopListening = onButtonPress(current, (button) => {
        pressed = button;
        return hydrate();
      });
      return () => {
        stopWatching();
        stopListening();
        press.stop();
      };
    }, [isDehydrated]);
    if (isDehydrated) {
      return (
        <div
          ref={container}
          className="contents"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it says that the inside is not React's
          dangerouslySetInnerHTML={SERVER_HTML}
        />
      );
    }
    return (
      <div ref={container} className="contents">
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    );
  }
  return Object.assign(LazySection, { fetchCode: preload });
}

const isServerRendered = (anchor: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(anchor) !== null;

function onNearViewport(container: Element, hydrate: () => Promise<void>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // Code that could not be fetched leaves the section readable, as it was served.
      hydrate().catch(() => {});
    },
    { rootMargin: ROOT_MARGIN },
  );
  // The room itself has no box.
  for (const child of container.children) observer.observe(child);
  return () => observer.disconnect();
}

/**
 * A button that was pressed while the section slept is pressed again when it is awake; links lead on by themselves,
 * and forms post by themselves.
 */
function onButtonPress(container: Element, hydrate: (pressed: Element) => Promise<void>): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null && button.type !== 'submit') hydrate(button).catch(() => {});
  };
  container.addEventListener('click', onClick);
  return () => container.removeEventListener('click', onClick);
}

/** A press whose element is replaced before it ends reaches nothing: who wakes the section waits until it has ended. */
function trackPress(container: Element) {
  let end: Promise<unknown> = Promise.resolve();
  const onPointerDown = () => {
    end = new Promise((resolve) => {
      // The click comes in the same task as the end of the press.
      for (const type of ['pointerup', 'pointercancel'])
        document.addEventListener(type, () => setTimeout(resolve), { once: true });
    });
  };
  container.addEventListener('pointerdown', onPointerDown);
  return { ended: () => end, stop: () => container.removeEventListener('pointerdown', onPointerDown) };
}

const INTERACTIVE_SELECTOR = 'a[href], button, input, textarea, select, summary';

interface HydrationTarget {
  readonly room: Element;
  readonly pressed?: Element | undefined;
}

/** Waking up replaces the elements, so focus, press and what was filled in go to those in the places of the old. */
function preserveDomState({ room: container, pressed }: HydrationTarget, change: () => void): void {
  const interactiveElements = () => [...container.querySelectorAll<HTMLElement>(INTERACTIVE_SELECTOR)];
  const before = interactiveElements();
  const focused = before.findIndex((element) => element.matches(':focus'));
  const clicked = before.findIndex((element) => element.isSameNode(pressed ?? null));
  change();
  const after = interactiveElements();
  for (const [place, element] of before.entries()) copyFieldValue(element, after[place]);
  if (focused >= 0) after[focused]?.focus({ preventScroll: true });
  if (clicked >= 0) after[clicked]?.click();
}

/** Only what somebody filled in: the rest is for the section to say. */
function copyFieldValue(from: HTMLElement, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked) to.checked = from.checked;
    if (from.value !== from.defaultValue) to.value = from.value;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value !== from.defaultValue) to.value = from.value;
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.value = from.value;
  }
}
