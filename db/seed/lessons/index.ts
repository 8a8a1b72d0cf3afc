import type { DemoLesson } from './demo-lesson.ts';
import { photoLessons } from './photo-lessons.ts';
import { promptLessons } from './prompt-lessons.ts';
import { webinarLessons } from './webinar-lessons.ts';

export type { DemoLesson } from './demo-lesson.ts';

/** The lessons of the demo courses by slug, module and place. Courses that are not here have titles only. */
export const demoLessons: Readonly<Record<string, readonly (readonly DemoLesson[])[]>> = {
  'kelas-prompt-pemilik-usaha': promptLessons,
  'foto-produk-satu-sore': photoLessons,
  'webinar-membaca-laporan-keuangan': webinarLessons,
};
