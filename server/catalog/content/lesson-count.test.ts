import { lessonsOf } from '#shared/courses/course.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { courseContent } from '#tests/support/shop/courses.ts';
import { assignment, quiz } from '#tests/support/shop/lesson-work.ts';
import { readCourse } from './course-content.ts';

test('the database counts the same lessons as the code', async ({ db }) => {
  const video = { video: { file_id: '0190b0d4-4d5a-7c3e-8f10-1f2a3b4c5d6e' } };
  const courses: readonly unknown[] = [
    courseContent.modules,
    [],
    [{ title: 'Tanpa pelajaran' }],
    [{ lessons: [{ body: '<p>a</p>' }, { title: 'kosong' }, { file_id: null }, { body: '' }] }],
    [{ lessons: [video] }, { lessons: [{ id: 'x', body: 'b' }] }],
    [{ lessons: [{ quiz }, { quiz: null, assignment: null }, { assignment }] }],
  ];
  for (const modules of courses) {
    const { rows } = await db.pool.query('select course_lesson_ids($1::jsonb) as ids', [
      JSON.stringify(modules),
    ]);
    const ours = lessonsOf(readCourse(modules)).filter(({ is_available }) => is_available);
    expect(rows[0].ids).toEqual(ours.map(({ id }) => id));
  }
});
