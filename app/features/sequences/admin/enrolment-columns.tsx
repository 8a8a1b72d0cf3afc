import { PEOPLE_PATH } from '#app/components/admin/people-tabs.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import type { SequenceEnrolment } from '#contract/sequences/admin-enrolments.ts';
import { enrolmentsCopy as copy, endReasonLabels } from '#messages/sequences/line.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';

function Stands({ end_reason, next_position }: SequenceEnrolment) {
  if (end_reason === 'finished') return <StatusDot tone="ok">{copy.finished}</StatusDot>;
  if (end_reason !== null) return <StatusDot tone="off">{copy.ended(endReasonLabels[end_reason])}</StatusDot>;
  return (
    <StatusDot tone="wait">{next_position === null ? copy.entering : copy.before(next_position)}</StatusDot>
  );
}

function dueWords({ ended_at, due_at }: SequenceEnrolment): string {
  if (ended_at !== null) return '–';
  if (due_at === null) return copy.held;
  return Date.parse(due_at) <= Date.now() ? copy.soon : formatDayTime(due_at);
}

export const enrolmentColumns = (columns = copy.columns): readonly Column<SequenceEnrolment>[] => [
  {
    header: columns.person,
    isTitle: true,
    cell: ({ person_id, email, full_name }, folded) => (
      <RowTitle
        opens={`${PEOPLE_PATH}?person=${person_id}`}
        title={full_name || email}
        hint={full_name === '' ? copy.noName : email}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.stands,
    line: (enrolment) => <Stands {...enrolment} />,
    cell: (enrolment) => <Stands {...enrolment} />,
  },
  {
    header: columns.due,
    fold: 'tablet',
    line: 'none',
    cell: (enrolment) => <span className="num whitespace-nowrap">{dueWords(enrolment)}</span>,
  },
  {
    header: columns.entered,
    fold: 'desk',
    line: 'none',
    sort: 'started_at',
    cell: ({ started_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(started_at)}</span>
    ),
  },
];
