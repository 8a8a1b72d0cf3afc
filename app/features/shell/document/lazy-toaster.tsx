import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const Toaster = lazy(() =>
  import('#app/components/ui/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

/**
 * Toasts appear after something was done, so their script is not part of the first load of the landing page: there
 * it comes with the first touch or key, elsewhere right after the page is alive. A toast raised meanwhile waits.
 */
export function LazyToaster() {
  const { pathname } = useLocation();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) return;
    const loadToaster = () => setIsNeeded(true);
    if (pathname !== '/') return loadToaster();
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', loadToaster, once);
    window.addEventListener('keydown', loadToaster, once);
    return () => {
      window.removeEventListener('pointerdown', loadToaster);
      window.removeEventListener('keydown', loadToaster);
    };
  }, [pathname, isNeeded]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
