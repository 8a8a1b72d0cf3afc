import { ErrorState } from '#app/components/error-state.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { SettingsTab } from '#app/features/admin-content/settings-tab.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { listSettings } from '#contract/admin/settings.ts';
import type { Route } from './+types/content-settings.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await api(context).call(listSettings);
  return { settings: answer.ok ? answer.value.settings : null };
}

export const handle: FailureWords = { title: contentCopy.settings.title, failed: contentCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.settings.title, robots: 'noindex' });

export default function ContentSettings({ loaderData: { settings } }: Route.ComponentProps) {
  return settings === null ? <ErrorState title={contentCopy.failed} /> : <SettingsTab settings={settings} />;
}
