import { useNavigation } from 'react-router';

/** Says at the top of the screen that a press arrived, while the page that it leads to is fetched. */
export function NavigationLine() {
  if (useNavigation().state === 'idle') return null;
  return (
    <span
      aria-hidden="true"
      data-slot="navigation-line"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left animate-fill-slowly bg-dawn-2"
    />
  );
}
