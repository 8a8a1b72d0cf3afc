import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Learner, PacedLesson } from '#contract/courses/admin-course-progress.ts';
import { progressCopy as copy } from '#messages/courses/admin-progress.ts';
import { formatCardDate } from '#shared/time/dates.ts';

const badges = {
  not_started: 'off',
  learning: 'plain',
  finished: 'ok',
  refunded: 'bad',
  ended: 'off',
} as const;

function workColumns(
  lessons: readonly PacedLesson[],
  columns: typeof copy.columns,
): readonly Column<Learner>[] {
  const quizzes = lessons.filter(({ quiz }) => quiz !== null).length;
  const hasAssignments = lessons.some(({ assignment }) => assignment !== null);
  if (quizzes === 0 && !hasAssignments) return [];
  return [
    {
      header: columns.work,
      fold: 'desk',
      line: 'none',
      cell: (learner) => (
        <span className="grid whitespace-nowrap text-ink-2 text-small tabular-nums">
          {quizzes > 0 && (
            <span>
              {copy.quizzes(learner.quizzes_passed, quizzes)}
              {learner.quiz_percent !== null && `, ${learner.quiz_percent}%`}
            </span>
          )}
          {hasAssignments && <span>{copy.handIns(learner.hand_ins_accepted, learner.hand_ins_waiting)}</span>}
        </span>
      ),
    },
  ];
}

export const learnerColumns = (
  lessons: readonly PacedLesson[],
  columns = copy.columns,
): readonly Column<Learner>[] => [
  {
    header: columns.person,
    isTitle: true,
    cell: ({ user_id, full_name, email }, folded) => (
      <RowTitle opens={`/admin/users?user=${user_id}`} title={full_name} hint={email}>
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.state,
    cell: ({ state }) => <Badge variant={badges[state]}>{copy.states[state]}</Badge>,
  },
  {
    header: columns.lastLesson,
    fold: 'desk',
    line: 'none',
    cell: ({ last_lesson }) => (
      <span className="wrap-anywhere line-clamp-2 w-44" {...ownerLanguage()}>
        {last_lesson ?? '–'}
      </span>
    ),
  },
  {
    header: columns.lastSeen,
    sort: 'last_seen_at',
    fold: 'tablet',
    line: ({ last_seen_at }) => last_seen_at !== null && formatCardDate(last_seen_at),
    cell: ({ last_seen_at }) => (
      <span className="num whitespace-nowrap text-ink-2">
        {last_seen_at === null ? copy.never : formatCardDate(last_seen_at)}
      </span>
    ),
  },
  {
    header: columns.bought,
    sort: 'bought_at',
    fold: 'desk',
    line: 'none',
    cell: ({ bought_at }) => (
      <span className="num whitespace-nowrap text-ink-2">{formatCardDate(bought_at)}</span>
    ),
  },
  ...workColumns(lessons, columns),
  {
    header: columns.progress,
    sort: 'percent',
    isNumber: true,
    fold: 'never',
    cell: ({ percent, lessons_done }) => (
      <span className="grid justify-items-end">
        <b className="font-semibold">{percent}%</b>
        <span className="whitespace-nowrap text-ink-3 text-small">
          {lessons_done} / {lessons.length}
        </span>
      </span>
    ),
  },
];
