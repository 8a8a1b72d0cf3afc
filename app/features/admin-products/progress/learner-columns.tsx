import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Learner } from '#contract/admin/course-progress.ts';
import { progressCopy as copy } from '#messages/admin-progress.ts';
import { formatCardDate } from '#shared/dates.ts';

const badges = {
  not_started: 'off',
  learning: 'plain',
  finished: 'ok',
  refunded: 'bad',
  ended: 'off',
} as const;

/** The name opens the person. */
export const learnerColumns = (lessons: number, columns = copy.columns): readonly Column<Learner>[] => [
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
      <span className="wrap-anywhere line-clamp-2" {...ownerLanguage()}>
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
  {
    header: columns.progress,
    sort: 'percent',
    isNumber: true,
    fold: 'never',
    cell: ({ percent, lessons_done }) => (
      <span className="grid justify-items-end">
        <b className="font-semibold">{percent}%</b>
        <span className="whitespace-nowrap text-ink-3 text-small">
          {lessons_done} / {lessons}
        </span>
      </span>
    ),
  },
];
