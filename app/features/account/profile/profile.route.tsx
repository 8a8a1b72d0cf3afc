import { useRouteLoaderData, useSearchParams } from 'react-router';
import { z } from 'zod';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getProfile, updateProfile } from '#contract/account/profile.ts';
import { profileCopy as copy } from '#messages/account/profile.ts';
import { refusalCopy } from '#messages/refusals.ts';
import { isRecord } from '#shared/json.ts';
import { refuse, succeed } from '#shared/result.ts';
import type { Route } from './+types/profile.route.ts';
import { ProfileFormPage } from './profile-form.tsx';
import {
  fields,
  PROFILE_FORM,
  postedToRequestBody,
  postedValues,
  profileHref,
  profileTabFrom,
  validateProfile,
} from './profile-values.ts';
import { useProfile } from './use-profile.ts';

/** Without scripts, saves the fields of one tab. The API validates them; coercion would drop an empty one. */
const profileAction = formAction({
  form: PROFILE_FORM,
  schema: z.object({ base_updated_at: z.string().optional() }),
  refusals: updateProfile.refusals,
  send: async (base, { request, client, form }) => {
    const tab = profileTabFrom(new URL(request.url).searchParams);
    const values = postedValues(fields[tab], (name) => form.getAll(name));
    const problems = validateProfile({ founding_year: '', ...values });
    if (Object.keys(problems).length > 0)
      return refuse({ code: 'INVALID_INPUT', message: refusalCopy.INVALID_INPUT, fields: problems });
    const saved = await client.call(updateProfile, { body: { ...base, ...postedToRequestBody(values) } });
    return saved.ok ? succeed({ to: profileHref(tab, { saved: '1' }) }) : saved;
  },
});

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
  const layout: unknown = useRouteLoaderData('shell/portal/layout.route');
  return (
    <div className="max-w-[860px]">
      <PageHeader title={copy.title} />
      {source.profile === null ? (
        <ProfileSkeleton onReload={source.state === 'failed' ? source.reload : null} />
      ) : (
        <ProfileFormPage
          profile={source.profile}
          source={source}
          tab={profileTabFrom(search)}
          hasWhatsapp={isRecord(layout) && layout.has_whatsapp === true}
        />
      )}
    </div>
  );
}

const ROWS = ['one', 'two', 'three', 'four'] as const;

interface Props {
  /** Null while a request is running. A failure is only logged (PORT-054). */
  readonly onReload: (() => void) | null;
}

/** PORT-046 */
export function ProfileSkeleton({ onReload }: Props) {
  return (
    <div role="status" aria-label={copy.loading}>
      {onReload !== null && (
        <Button size="sm" variant="outline" onClick={onReload} className="mb-6">
          {copy.reload}
        </Button>
      )}
      <div className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-6 w-full max-w-96" />
        <Skeleton className="col-span-full h-1.5 rounded-full" />
      </div>
      <Skeleton className="h-[97px] rounded-control sm:h-[50px] sm:w-[480px]" />
      <div className="grid max-w-[860px] gap-x-6 gap-y-5 py-6 sm:grid-cols-2">
        {ROWS.map((row) => (
          <div key={row} className="grid gap-1.5">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-12 rounded-control" />
          </div>
        ))}
      </div>
    </div>
  );
}
