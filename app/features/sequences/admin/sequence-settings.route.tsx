import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listPeople } from '#contract/people/admin-people.ts';
import { getSequence } from '#contract/sequences/admin.ts';
import { sequenceFormCopy as copy, sequencesCopy } from '#messages/sequences/admin.ts';
import type { Route } from './+types/sequence-settings.route.ts';
import { settingsAction } from './sequence-actions.ts';
import { SEQUENCES_PATH, sequencePath } from './sequence-paths.ts';
import { SequenceSettingsForm } from './sequence-settings-form.tsx';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, people] = await Promise.all([
    id === undefined ? null : client.call(getSequence, { params: { id } }),
    client.call(listPeople, { query: { limit: 1 } }),
  ]);
  const { tags, segments } = orThrow(people);
  return {
    sequence: found === null ? null : orThrow(found).sequence,
    segments,
    tags,
  };
}

export const action = settingsAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: sequencesCopy.title, errorTitle: sequencesCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: sequencesCopy.title, robots: 'noindex' });

export default function SequenceSettings({ loaderData }: Route.ComponentProps) {
  const { sequence } = loaderData;
  return (
    <>
      {sequence === null ? (
        <BackLink to={SEQUENCES_PATH}>{sequencesCopy.back}</BackLink>
      ) : (
        <BackLink to={sequencePath(sequence.id)}>{sequence.name}</BackLink>
      )}
      <PageHeader title={sequence === null ? copy.createTitle : copy.editTitle(sequence.name)} />
      <SequenceSettingsForm key={sequence?.id ?? 'new'} {...loaderData} />
    </>
  );
}
