import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#app/hooks/use-theme.ts';
import { cn } from '#app/lib/cn.ts';
import { uiCopy } from '#messages/components/ui.ts';

type ThemeSwitchProps = {
  labelled?: boolean;
  isSingle?: boolean;
  className?: string;
};

const half =
  'min-h-tap min-w-tap flex-1 items-center justify-center gap-2 rounded-control px-3 font-semibold text-ui transition-colors focus-visible:rounded-control';
const activeInLight =
  'bg-lift text-ink ring-1 ring-line ring-inset dark:bg-transparent dark:text-ink-3 dark:ring-0 dark:hover:text-ink';
const activeInDark =
  'text-ink-3 hover:text-ink dark:bg-lift dark:text-ink dark:ring-1 dark:ring-line dark:ring-inset';

/**
 * The document's theme decides in CSS which half is lit (PUB-060), so the server's HTML is right before any script;
 * only `aria-pressed` waits for hydration.
 */
export function ThemeSwitch({ labelled = false, isSingle = false, className }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme();
  const word = labelled ? '' : 'sr-only';
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together, not form fields
    <div
      role="group"
      aria-label={uiCopy.theme}
      className={cn(
        'inline-flex rounded-control',
        !isSingle && 'bg-sunk dark:bg-paper shadow-[inset_0_0_0_1px_var(--line)]',
        className,
      )}
    >
      <button
        type="button"
        title={uiCopy.light}
        aria-pressed={theme === 'bright'}
        onClick={() => setTheme('bright')}
        className={cn(
          half,
          isSingle ? 'hidden text-ink-2 hover:bg-soft dark:inline-flex' : cn('inline-flex', activeInLight),
        )}
      >
        <Sun aria-hidden="true" className="size-4.5" />
        <span className={word}>{uiCopy.light}</span>
      </button>
      <button
        type="button"
        title={uiCopy.dark}
        aria-pressed={theme === 'dark'}
        onClick={() => setTheme('dark')}
        className={cn(
          half,
          isSingle ? 'inline-flex text-ink-2 hover:bg-soft dark:hidden' : cn('inline-flex', activeInDark),
        )}
      >
        <Moon aria-hidden="true" className="size-4.5" />
        <span className={word}>{uiCopy.dark}</span>
      </button>
    </div>
  );
}
