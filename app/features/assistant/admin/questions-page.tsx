import { useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AssistantSetup, AssistantTurn } from '#contract/assistant/admin.ts';
import { assistantListCopy as copy, assistantLabels as labels } from '#messages/assistant/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import { AssistantFrame, QUESTIONS_PATH } from './assistant-frame.tsx';

interface Props {
  readonly table: Table;
  readonly turns: readonly AssistantTurn[];
  readonly total: number;
  readonly setup: AssistantSetup;
}

export function QuestionsPage({ table, turns, total, setup }: Props) {
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <AssistantFrame setup={setup}>
      <StaffList
        pathname={QUESTIONS_PATH}
        table={table}
        rows={turns}
        total={total}
        columns={turnColumns(setRemoved)}
        copy={copy}
        filters={[{ name: 'status', label: copy.columns.status, options: labels.statuses }]}
        views={[]}
      />
      {removed !== null && <RemoveDialog id={removed} onClose={() => setRemoved(null)} />}
    </AssistantFrame>
  );
}

function RemoveDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const form = useAdminForm({ id: 'assistant-remove', action: QUESTIONS_PATH, onDone: onClose });
  return (
    <FormDialog
      role="alertdialog"
      title={copy.remove}
      text={copy.removeText}
      form={form}
      hiddenFields={{ id }}
      submitLabel={copy.removeShort}
      busyText={copy.removing}
      isDanger
      onClose={onClose}
    />
  );
}

const turnColumns = (
  onRemove: (conversationId: string) => void,
  columns = copy.columns,
): readonly Column<AssistantTurn>[] => [
  {
    header: columns.question,
    isTitle: true,
    isWide: true,
    cell: (turn, folded) => (
      <RowTitle title={turn.question} hint={turn.email ?? copy.visitor}>
        <AnswerText turn={turn} />
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.status,
    cell: ({ status, reason, is_sent }) => (
      <span className="grid justify-items-start gap-1 text-small">
        <Badge variant={badges[status]}>{labels.statuses[status]}</Badge>
        {reason !== null && <span className="text-ink-3">{labels.reasons[reason]}</span>}
        {is_sent && <span className="text-ink-3">{copy.sent}</span>}
      </span>
    ),
  },
  {
    header: columns.time,
    fold: 'tablet',
    cell: ({ asked_at }) => <span className="num">{formatDayTime(asked_at)}</span>,
  },
  {
    header: columns.cost,
    isNumber: true,
    cell: ({ cost_bigint }) => (cost_bigint === 0 ? '–' : <Money amount={toRupiah(cost_bigint)} />),
  },
  {
    header: columns.actions,
    cell: ({ conversation_id }) =>
      conversation_id === null ? (
        '–'
      ) : (
        <Button variant="quiet" size="sm" aria-label={copy.remove} onClick={() => onRemove(conversation_id)}>
          {copy.removeShort}
        </Button>
      ),
  },
];

const badges = {
  asking: 'plain',
  answered: 'ok',
  refused: 'plain',
  stopped: 'off',
  failed: 'bad',
} as const;

function AnswerText({ turn: { answer, passages } }: { readonly turn: AssistantTurn }) {
  const cited = new Set(answer.flatMap(({ sources }) => sources));
  const paths = passages.flatMap(({ n, path }) => (cited.has(n) ? [path] : []));
  if (answer.length === 0) return null;
  return (
    <span className="wrap-anywhere grid w-full gap-0.5 whitespace-normal text-ink-2 text-small">
      <span className="line-clamp-2">{answer.map(({ text }) => text).join(' ')}</span>
      <span className="text-ink-3">{[...new Set(paths)].join(', ')}</span>
    </span>
  );
}
