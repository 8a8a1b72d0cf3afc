import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const Toaster = lazy(() =>
  import('#app/components/ui/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

/**
 * Toasts appear after something was done, so their script is not part of the first load of the landing page: there
 * it comes with the first touch or key, elsewhere right after the page is alive. A toast raised meanwhile waits.
 */
export function ToasterHost() {
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const want = () => setIsWanted(true);
    if (pathname !== '/') return want();
    const once = { once: true, passive: true };
    window.addEventListener('pointerdown', want, once);
    window.addEventListener('keydown', want, once);
    return () => {
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, [pathname, isWanted]);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
