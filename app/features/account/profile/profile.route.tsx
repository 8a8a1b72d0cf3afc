import { useSearchParams } from 'react-router';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { profileAction } from '#app/features/account/profile/profile-action.ts';
import { profileTabFrom } from '#app/features/account/profile/profile-fields.ts';
import { ProfileFormPage } from '#app/features/account/profile/profile-form.tsx';
import { ProfileSkeleton } from '#app/features/account/profile/profile-skeleton.tsx';
import { useProfile } from '#app/features/account/profile/use-profile.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getProfile } from '#contract/account/profile.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import type { Route } from './+types/profile.route.ts';

/** In the document, so that the form renders before hydration; later the browser fetches it (PORT-046). */
export async function loader({ context }: Route.LoaderArgs) {
  const result = await actionApi(context).call(getProfile);
  return { profile: result.ok ? result.value.profile : null };
}
export const clientLoader = () => ({ profile: null });

export const action = profileAction;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const source = useProfile(loaderData.profile);
  const [search] = useSearchParams();
  return (
    <div className="max-w-[860px]">
      <PageHeader title={copy.title} />
      {source.profile === null ? (
        <ProfileSkeleton onReload={source.state === 'failed' ? source.reload : null} />
      ) : (
        <ProfileFormPage profile={source.profile} source={source} tab={profileTabFrom(search)} />
      )}
    </div>
  );
}
