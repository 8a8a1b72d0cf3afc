import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { shellCopy as copy } from '#messages/shell/shell.ts';

const loadDrawer = () => import('./navigation-drawer.tsx');
const NavigationDrawer = lazyPart(async () => (await loadDrawer()).NavigationDrawer);

export function DrawerButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "another page"
  useEffect(() => setIsOpen(false), [key]);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="-mr-2.5 lg:hidden"
        aria-label={copy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden="true" />
      </Button>
      {isOpen && (
        <Suspense>
          <NavigationDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
