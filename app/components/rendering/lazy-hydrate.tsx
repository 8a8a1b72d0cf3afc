import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';

/** Must be one object: React would take another one for changed HTML and write it. */
const SERVER_HTML = { __html: '' };
const ROOT_MARGIN = '100px 0px';
/**
 * Hydrates a server-rendered section when the visitor scrolls near it. Until then React leaves the server's markup
 * alone; a dehydrated Suspense boundary would be discarded when a context above it changes, as on every navigation.
 * `anchor` is the id of the section's element. A client navigation has no markup, so the page first calls `fetchCode`
 * of its sections, and anchors can be scrolled to. Give it a key where the same page can show other content, because
 * the markup does not change with the props. `isStatic`: nothing in it needs a script (text, links, `<details>`), so
 * the markup is never replaced.
 */
export function lazyHydrate<Props extends object>(
  anchor: string,
  load: () => Promise<ComponentType<Props>>,
  { isStatic = false }: { readonly isStatic?: boolean } = {},
) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load();
    return loaded;
  };
  const LazyComponent = lazyPart(preload);

  function LazySection(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const [Section, setSection] = useState<ComponentType<Props> | null>(
      () => loaded ?? (isServerRendered(anchor) ? null : LazyComponent),
    );
    const isDehydrated = Section === null;
    useEffect(() => {
      const { current } = container;
      if (!isDehydrated || isStatic || current === null) return;
      let pressed: Element | undefined;
      let isHydrated = false;
      const press = trackPress(current);
      const hydrate = async () => {
        const code = await preload();
        await press.ended();
        await waitForPausedVideos(current);
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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; marks the content as not React's
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
      // Without its code the section stays readable, as server-rendered.
      hydrate().catch(() => {});
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const child of container.children) observer.observe(child);
  return () => observer.disconnect();
}

/** Repeats a button press from before hydration; links and forms work by themselves. */
function onButtonPress(container: Element, hydrate: (pressed: Element) => Promise<void>): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null && button.type !== 'submit') hydrate(button).catch(() => {});
  };
  container.addEventListener('click', onClick);
  return () => container.removeEventListener('click', onClick);
}

/** Waits for a pointer press to end: if its element were replaced before, the click would be lost. */
function trackPress(container: Element) {
  let end: Promise<unknown> = Promise.resolve();
  const onPointerDown = () => {
    end = new Promise((resolve) => {
      // The click is dispatched in the same task as pointerup.
      for (const type of ['pointerup', 'pointercancel'])
        document.addEventListener(type, () => setTimeout(resolve), { once: true });
    });
  };
  container.addEventListener('pointerdown', onPointerDown);
  return { ended: () => end, stop: () => container.removeEventListener('pointerdown', onPointerDown) };
}

/** Waits while a film plays, because replacing it would stop it. */
async function waitForPausedVideos(container: Element): Promise<void> {
  for (const film of container.querySelectorAll('video'))
    if (!film.paused) await new Promise((resolve) => film.addEventListener('pause', resolve, { once: true }));
}

/** What only scripts add has no counterpart in the markup of the server, and would shift the positions. */
const INTERACTIVE_SELECTOR =
  'a[href], button:not([data-client-only]), input:not([type=hidden]), textarea, select, summary, details, video';

interface HydrationTarget {
  readonly room: Element;
  readonly pressed?: Element | undefined;
}

/** Hydration replaces the elements, so focus, press and input move to those in the same positions. */
function preserveDomState({ room: container, pressed }: HydrationTarget, change: () => void): void {
  const interactiveElements = () => [...container.querySelectorAll<HTMLElement>(INTERACTIVE_SELECTOR)];
  const before = interactiveElements();
  const focused = before.findIndex((element) => element.matches(':focus'));
  const clicked = before.findIndex((element) => element.isSameNode(pressed ?? null));
  change();
  const after = interactiveElements();
  for (const [place, element] of before.entries()) copyState(element, after[place]);
  if (focused >= 0) after[focused]?.focus({ preventScroll: true });
  if (clicked >= 0) after[clicked]?.click();
}

/** Enters values as a visitor does, because components that keep their value hear of it only by events. */
function copyState(from: HTMLElement, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked && to.checked !== from.checked) to.click();
    if (from.value !== from.defaultValue) enter(to, from.value);
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value !== from.defaultValue) enter(to, from.value);
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if (from.value !== to.value) enter(to, from.value);
  } else if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
    to.open = from.open;
  } else if (from instanceof HTMLVideoElement && to instanceof HTMLVideoElement) {
    if (from.currentTime > 0) to.currentTime = from.currentTime;
  }
}

function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // React ignores events after its own setter, which `field.value =` would call.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
