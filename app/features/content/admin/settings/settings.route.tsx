import { ErrorState } from '#app/components/page/error-state.tsx';
import { ReauthenticationProvider } from '#app/components/reauthentication/reauthentication-provider.tsx';
import { settingAction } from '#app/features/content/admin/settings/setting-actions.ts';
import { SettingsTab } from '#app/features/content/admin/settings/settings-tab.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getViewer } from '#contract/account/session.ts';
import { listSettings } from '#contract/content/admin-settings.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { settingsCopy } from '#messages/content/admin-settings.ts';
import type { Route } from './+types/settings.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [result, viewer] = await Promise.all([client.call(listSettings), client.call(getViewer)]);
  const settings = result.ok ? result.value.settings : null;
  return { settings, viewer: viewer.ok ? viewer.value.user : null };
}

export const action = settingAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: settingsCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: settingsCopy.title, robots: 'noindex' });

export default function ContentSettings({ loaderData: { settings, viewer } }: Route.ComponentProps) {
  if (settings === null || viewer === null) return <ErrorState title={contentCopy.failed} />;
  return (
    <ReauthenticationProvider email={viewer.email} hasPassword>
      <SettingsTab settings={settings} viewerId={viewer.id} />
    </ReauthenticationProvider>
  );
}
