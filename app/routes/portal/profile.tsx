import { useSearchParams } from 'react-router';
import { PageHeader } from '#app/components/page-header.tsx';
import { profileCopy as copy } from '#app/features/profile/profile-copy.ts';
import { profileTabs } from '#app/features/profile/profile-fields.ts';
import { ProfileFormPage } from '#app/features/profile/profile-form.tsx';
import { ProfileSkeleton } from '#app/features/profile/profile-skeleton.tsx';
import { useProfile } from '#app/features/profile/use-profile.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/profile.ts';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function ProfilePage() {
  const source = useProfile();
  const [search] = useSearchParams();
  const tab = profileTabs.find((known) => known === search.get('tab')) ?? 'personal';
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      {source.profile === null ? (
        <ProfileSkeleton onReload={source.state === 'failed' ? source.reload : null} />
      ) : (
        <ProfileFormPage profile={source.profile} source={source} tab={tab} />
      )}
    </>
  );
}
