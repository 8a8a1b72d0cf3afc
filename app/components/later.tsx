import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** One object for ever: React would take another one for other HTML, and write it. */
const AS_SERVED = { __html: '' };
/** How far below the screen a section may be when its code is fetched. */
const AHEAD = '100px 0px';
/**
 * A section of a long page whose HTML is in the document and whose code comes when the visitor is near it. Until then
 * React leaves the markup of the server alone, whatever changes around it (a dehydrated Suspense boundary is thrown
 * away when a context changes above it, as every navigation does). `anchor` is the id of the section's element.
 *
 * A client navigation has no markup to keep, so the page calls `fetchCode` of its sections first: an anchor can only
 * be scrolled to when it is there.
 */
export function later<Props extends object>(anchor: string, load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | null = null;
  const fetchCode = async () => {
    fetched = await load();
    return fetched;
  };
  const Code = lazy(async () => ({ default: await fetchCode() }));

  function Later(props: Props) {
    const room = useRef<HTMLDivElement>(null);
    const [Section, setSection] = useState<ComponentType<Props> | null>(
      () => fetched ?? (isServed(anchor) ? null : Code),
    );
    const isAsleep = Section === null;
    useEffect(() => {
      const { current } = room;
      if (!isAsleep || current === null) return;
      // A press may come while the code is on its way already, so whoever wakes the section looks for it.
      let pressed: Element | undefined;
      let isAwake = false;
      const press = whilePressed(current);
      const awaken = async () => {
        const code = await fetchCode();
        await press.ended();
        if (isAwake) return;
        isAwake = true;
        keepingPlaces({ room: current, pressed }, () => flushSync(() => setSection(() => code)));
      };
      const stopWatching = whenNear(current, awaken);
      const stopListening = whenPressed(current, (button) => {
        pressed = button;
        return awaken();
      });
      return () => {
        stopWatching();
        stopListening();
        press.stop();
      };
    }, [isAsleep]);
    if (isAsleep) {
      return (
        <div
          ref={room}
          className="contents"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it says that the inside is not React's
          dangerouslySetInnerHTML={AS_SERVED}
        />
      );
    }
    return (
      <div ref={room} className="contents">
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    );
  }
  return Object.assign(Later, { fetchCode });
}

const isServed = (anchor: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(anchor) !== null;

function whenNear(room: Element, awaken: () => Promise<void>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // Code that could not be fetched leaves the section readable, as it was served.
      awaken().catch(() => {});
    },
    { rootMargin: AHEAD },
  );
  // The room itself has no box.
  for (const child of room.children) observer.observe(child);
  return () => observer.disconnect();
}

/**
 * A button that was pressed while the section slept is pressed again when it is awake; links lead on by themselves,
 * and forms post by themselves.
 */
function whenPressed(room: Element, awaken: (pressed: Element) => Promise<void>): () => void {
  const listen = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null && button.type !== 'submit') awaken(button).catch(() => {});
  };
  room.addEventListener('click', listen);
  return () => room.removeEventListener('click', listen);
}

/** A press whose element is replaced before it ends reaches nothing: who wakes the section waits until it has ended. */
function whilePressed(room: Element) {
  let end: Promise<unknown> = Promise.resolve();
  const take = () => {
    end = new Promise((resolve) => {
      // The click comes in the same task as the end of the press.
      for (const type of ['pointerup', 'pointercancel'])
        document.addEventListener(type, () => setTimeout(resolve), { once: true });
    });
  };
  room.addEventListener('pointerdown', take);
  return { ended: () => end, stop: () => room.removeEventListener('pointerdown', take) };
}

const PLACES = 'a[href], button, input, textarea, select, summary';

interface Waking {
  readonly room: Element;
  readonly pressed?: Element | undefined;
}

/** Waking up replaces the elements, so focus, press and what was filled in go to those in the places of the old. */
function keepingPlaces({ room, pressed }: Waking, change: () => void): void {
  const places = () => [...room.querySelectorAll<HTMLElement>(PLACES)];
  const before = places();
  const focused = before.findIndex((element) => element.matches(':focus'));
  const clicked = before.findIndex((element) => element.isSameNode(pressed ?? null));
  change();
  const after = places();
  for (const [place, element] of before.entries()) carryOver(element, after[place]);
  if (focused >= 0) after[focused]?.focus({ preventScroll: true });
  if (clicked >= 0) after[clicked]?.click();
}

/** Only what somebody filled in: the rest is for the section to say. */
function carryOver(from: HTMLElement, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked) to.checked = from.checked;
    if (from.value !== from.defaultValue) to.value = from.value;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value !== from.defaultValue) to.value = from.value;
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.value = from.value;
  }
}
