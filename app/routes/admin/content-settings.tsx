import { ErrorState } from '#app/components/error-state.tsx';
import { Reauthentication } from '#app/components/reauthentication/reauthentication.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { SettingsTab } from '#app/features/admin-content/settings-tab.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { listSettings } from '#contract/admin/settings.ts';
import type { Route } from './+types/content-settings.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [answer, viewer] = await Promise.all([client.call(listSettings), client.call(getViewer)]);
  const settings = answer.ok ? answer.value.settings : null;
  return { settings, viewer: viewer.ok ? viewer.value.user : null };
}

export const handle: FailureWords = { title: contentCopy.settings.title, failed: contentCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.settings.title, robots: 'noindex' });

export default function ContentSettings({ loaderData: { settings, viewer } }: Route.ComponentProps) {
  if (settings === null || viewer === null) return <ErrorState title={contentCopy.failed} />;
  return (
    <Reauthentication email={viewer.email} hasPassword>
      <SettingsTab settings={settings} viewerId={viewer.id} />
    </Reauthentication>
  );
}
