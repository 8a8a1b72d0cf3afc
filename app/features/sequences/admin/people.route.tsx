import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listEnrolments, type SequenceEnrolment } from '#contract/sequences/admin-enrolments.ts';
import { enrolmentsCopy as copy, endReasonLabels } from '#messages/sequences/line.ts';
import type { Route } from './+types/people.route.ts';
import { enrolmentColumns } from './enrolment-columns.tsx';
import { peopleAction } from './sequence-actions.ts';
import { sequencePath } from './sequence-paths.ts';

const AddPersonDialog = lazyDialog(async () => (await import('./person-dialogs.tsx')).AddPersonDialog);
const RemovePersonDialog = lazyDialog(async () => (await import('./person-dialogs.tsx')).RemovePersonDialog);

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  return { id, ...(await loadList(args, listEnrolments, { params: { id } })) };
}

export const action = peopleAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.list, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.list, robots: 'noindex' });

export default function SequencePeople({ loaderData }: Route.ComponentProps) {
  const { id, name, table, enrolments, total } = loaderData;
  const { pathname } = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<SequenceEnrolment | null>(null);
  return (
    <>
      <BackLink to={sequencePath(id)}>{name}</BackLink>
      <PageHeader title={copy.title(name)}>
        <Button size="sm" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden="true" />
          {copy.add}
        </Button>
      </PageHeader>
      <StaffList
        pathname={pathname}
        table={table}
        rows={enrolments}
        total={total}
        columns={enrolmentColumns()}
        copy={copy}
        filters={[
          {
            name: 'state',
            label: copy.filter.label,
            all: copy.filter.all,
            options: { in: copy.filter.in, ...endReasonLabels },
          },
        ]}
        views={[]}
        actions={(enrolment) =>
          enrolment.ended_at === null && (
            <Button variant="quiet" size="sm" onClick={() => setRemoved(enrolment)}>
              {copy.remove}
            </Button>
          )
        }
      />
      {isAdding && <AddPersonDialog id={id} onClose={() => setIsAdding(false)} />}
      {removed !== null && (
        <RemovePersonDialog id={id} enrolment={removed} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}
