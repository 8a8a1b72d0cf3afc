import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { firstToast } from '#app/lib/toast.ts';

const Toaster = lazyPart(async () => (await import('#app/components/ui/toaster.tsx')).Toaster);

const AFTER_TOUCH_MS = 1000;

/** Toasts follow an action, so their script loads after the first touch or key, or with a toast raised before. */
export function LazyToaster() {
  const wasRaised = useSyncExternalStore(firstToast.subscribe, firstToast.read, () => false);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTimeout(setTouched, AFTER_TOUCH_MS, true);
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', touch, once);
    window.addEventListener('keydown', touch, once);
    return () => {
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, []);
  if (!wasRaised && !isTouched) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
