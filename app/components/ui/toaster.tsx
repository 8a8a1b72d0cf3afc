import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { Spinner } from '#app/components/brand/petals.tsx';
import { useTheme } from '#app/hooks/use-theme.ts';
import { pageCopy } from '#messages/components/page.ts';

/**
 * Toasts stay 4000 ms, at most three at once (PUB-061, PUB-062). On small screens they appear above the bars and sheet
 * buttons at the lower edge, and never over the page's title.
 */
export function Toaster() {
  const { theme } = useTheme();
  const isSmall = useSyncExternalStore(
    subscribeToSmallScreen,
    () => SMALL_SCREEN().matches,
    () => false,
  );
  return (
    <Sonner
      theme={theme === 'dark' ? 'dark' : 'light'}
      duration={4000}
      visibleToasts={3}
      position={isSmall ? 'bottom-center' : 'bottom-right'}
      offset={{ bottom: 88, right: 24 }}
      mobileOffset={{ bottom: 88, left: 12, right: 12 }}
      containerAriaLabel={pageCopy.notices}
      gap={8}
      icons={{
        success: <CircleCheck className="size-5 text-credit" />,
        error: <CircleAlert className="size-5 text-debit" />,
        info: <Info className="size-5 text-link" />,
        loading: <Spinner className="text-dawn-2" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          // Not `bg-lift`: sonner sets `--lift` on every toast, which would make it transparent.
          toast:
            'flex w-full items-start gap-3 rounded-card bg-surface p-4 font-sans text-ink shadow-3 ring-1 ring-line data-[expanded=false]:data-[front=false]:*:opacity-0 sm:w-[var(--width)]',
          content: 'grid min-w-0 flex-1 gap-0.5',
          title: 'font-semibold text-ui leading-snug',
          description: 'text-ink-2 text-small',
          actionButton: 'min-h-tap shrink-0 rounded-control px-3 font-semibold text-link text-ui',
        },
      }}
    />
  );
}

const SMALL_SCREEN = () => window.matchMedia('(width < 64rem)');

function subscribeToSmallScreen(listener: () => void): () => void {
  const query = SMALL_SCREEN();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
