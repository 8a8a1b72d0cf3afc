import { LanguageLink } from '#app/components/brand/language-link.tsx';
import { ThemeSwitch } from '#app/components/brand/theme-switch.tsx';

export function HeaderSwitches() {
  return (
    <div className="flex items-center">
      <ThemeSwitch isSingle />
      <LanguageLink
        isShort
        className="grid size-tap place-items-center rounded-control font-semibold text-ink-2 text-small hover:bg-soft hover:text-ink"
      />
    </div>
  );
}
