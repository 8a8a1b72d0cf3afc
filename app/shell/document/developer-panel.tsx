import { useLocation, useMatches } from 'react-router';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useTheme } from '#app/hooks/use-theme.ts';
import { developerCopy as copy } from '#messages/operations/developer.ts';

export function DeveloperPanel() {
  const { pathname, search } = useLocation();
  const { theme } = useTheme();
  const { status, viewer } = useViewer();
  const route = useMatches().at(-1)?.id ?? '';
  const facts = [
    [copy.address, `${pathname}${search}`],
    [copy.route, route],
    [copy.theme, theme ?? ''],
    [copy.session, viewer === null ? status : `${viewer.email} (${viewer.role})`],
    [copy.screen, `${window.innerWidth} × ${window.innerHeight}`],
  ] as const;
  return (
    <aside
      aria-label={copy.title}
      className="fixed right-3 bottom-3 z-40 max-w-[min(360px,calc(100vw-24px))] rounded-card bg-lift p-4 text-small shadow-2 ring-1 ring-line"
    >
      <p className="font-semibold">{copy.title}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="num truncate">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
