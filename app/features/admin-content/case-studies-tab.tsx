import { useNavigate } from 'react-router';
import type { TableView } from '#app/components/data-table/table-view.ts';
import { toast } from '#app/lib/toast.ts';
import type { DeskCaseStudyRow, duplicateCaseStudy, removeCaseStudy } from '#contract/admin/case-studies.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { caseStudyColumns } from './desk-columns.tsx';
import { DeskList } from './desk-list.tsx';
import { RowActions } from './row-actions.tsx';
import { useAction } from './use-action.ts';

const copy = contentCopy.studies;

interface CaseStudiesTabProps {
  readonly view: TableView;
  readonly studies: readonly DeskCaseStudyRow[];
  readonly total: number;
}

export function CaseStudiesTab({ view, studies, total }: CaseStudiesTabProps) {
  return (
    <DeskList
      copy={copy}
      view={view}
      rows={studies}
      total={total}
      columns={caseStudyColumns}
      newHref="/admin/content/case-studies/new"
      actions={(row) => <CaseStudyActions study={row} />}
    />
  );
}

function CaseStudyActions({ study: { id, title } }: { readonly study: DeskCaseStudyRow }) {
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const params = { id };
  const duplicate = () => {
    const route = { method: 'post', path: '/api/admin/content/case-studies/{id}/duplicate' } as const;
    void run(
      () => content.call<typeof duplicateCaseStudy>(route, { params }),
      ({ case_study }) => {
        toast.success(contentCopy.duplicated);
        navigate(`/admin/content/case-studies/${case_study.id}`);
      },
    );
  };
  const remove = () => {
    const route = { method: 'delete', path: '/api/admin/content/case-studies/{id}' } as const;
    void run(
      () => content.call<typeof removeCaseStudy>(route, { params }),
      () => toast.success(contentCopy.removed, { description: title }),
    );
  };
  return (
    <RowActions
      title={title}
      editHref={`/admin/content/case-studies/${id}`}
      previewHref={`/admin/preview/case-study/${id}`}
      ask={{ title: copy.ask(title), text: copy.askText }}
      isBusy={isBusy}
      onDuplicate={duplicate}
      onRemove={remove}
    />
  );
}
