import { expect, test } from 'vitest';
import {
  type CourseProgressReport,
  type Learner,
  listLearners,
} from '#contract/courses/admin-course-progress.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { tableAt } from '#tests/support/table-at.ts';
import { ProgressPage } from './progress.route.tsx';

const ID = '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11';
const table = tableAt(listLearners);

const course: CourseProgressReport = {
  ...{ product_id: ID, title: 'Kelas prompt', slug: 'kelas-prompt', is_subscription: false },
  ...{ holders: 10, started: 4, finished: 1, certified: 1, refunded: 2, ended: 0 },
  lessons: [
    { id: 'a', title: 'Pembuka', module: 'Awal', opened: 4, finished: 3, quiz: null, assignment: null },
    {
      ...{ id: 'b', title: 'Latihan', module: 'Awal', opened: 1, finished: 1 },
      quiz: { tried: 3, passed: 2, best_percent: 75 },
      assignment: { handed_in: 2, accepted: 1, waiting: 1 },
    },
  ],
};

const learner: Learner = {
  ...{ user_id: ID, full_name: 'Sari Wulandari', email: 'sari@contoh.example', state: 'learning' },
  ...{ bought_at: '2026-11-01T03:00:00.000Z', lessons_done: 1, percent: 50 },
  ...{ quizzes_passed: 1, quiz_percent: 80, hand_ins_accepted: 1, hand_ins_waiting: 1 },
  ...{ last_lesson: 'Latihan', last_seen_at: '2026-11-20T03:00:00.000Z' },
};

test('the progress of a course shows its figures, where learners stop, and each learner with the way to them', () => {
  const html = htmlOf(
    <ProgressPage course={course} table={table} learners={[learner]} total={1} />,
    '/admin/products/one-time/progress/x',
  );
  const text = textOf(html);
  expect(text).toContain('Peserta 10 2 dikembalikan, 0 berakhir Mulai belajar 4 40% dari peserta');
  expect(text).toContain(
    'Latihan Awal Dibuka 1 Diselesaikan 1 Kuis lulus 2 dari 3 (rata-rata 75%) Tugas diterima 1 dari 2, 1 menunggu 3 berhenti sebelum pelajaran ini',
  );
  expect(html).toContain(`href="/admin/users?user=${ID}"`);
  expect(text).toContain('50% 1 / 2');
  expect(text).toContain('Kuis 1 / 1, 80% Tugas diterima 1, 1 menunggu');
  // As long as all who started.
  expect(html).toContain('width:100%');
  expect(html).toContain('width:25%');
});

test('a course that nobody has yet says so', () => {
  const none = { ...course, holders: 0, started: 0, finished: 0, certified: 0, refunded: 0, lessons: [] };
  const html = htmlOf(<ProgressPage course={none} table={table} learners={[]} total={0} />, '/');
  expect(textOf(html)).toContain('Belum ada peserta');
  expect(textOf(html)).not.toContain('NaN');
});
