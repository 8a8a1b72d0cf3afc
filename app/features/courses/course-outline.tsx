import { ClipboardList, FileText, ListChecks, Lock, Paperclip, Play } from 'lucide-react';
import { Link } from 'react-router';
import { Petal } from '#app/components/brand/petals.tsx';
import { cn } from '#app/lib/cn.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Course } from '#contract/courses/learning.ts';
import { courseCopy } from '#messages/courses/course.ts';
import type { LessonAsk, LessonType } from '#shared/courses/course.ts';
import { lessonLength } from './lesson-length.ts';
import { lockText } from './lock-text.ts';

type Lesson = Course['modules'][number]['lessons'][number];

interface Props {
  readonly slug: string;
  readonly course: Course;
  readonly current?: string;
}

export function CourseOutline({ slug, course, current }: Props) {
  const isInOrder = course.modules.some(({ lessons }) =>
    lessons.some(({ lock }) => lock?.reason === 'order'),
  );
  return (
    <>
      {isInOrder && <p className="mb-5 text-ink-2 text-small">{courseCopy.opensInOrder}</p>}
      <ol className="grid gap-7">
        {course.modules.map((module) => (
          <li key={module.lessons[0]?.id ?? module.title}>
            <p className="flex items-baseline justify-between gap-4 border-line border-b pb-2">
              <b {...ownerLanguage(module, 'title')} className="font-semibold">
                {module.title}
              </b>
              <span className="num shrink-0 text-ink-3 text-small">{lessonLength(module.duration)}</span>
            </p>
            <ol>
              {module.lessons.map((lesson) => (
                <li key={lesson.id} className="border-line border-b border-dashed last:border-0">
                  <LessonRow slug={slug} lesson={lesson} isCurrent={lesson.id === current} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly slug: string;
  readonly lesson: Lesson;
  readonly isCurrent: boolean;
}

const rowClasses = 'flex min-h-12 items-center gap-3 py-2 text-ui';

function LessonRow({ slug, lesson, isCurrent }: RowProps) {
  if (!lesson.is_available) {
    return (
      <p className={cn(rowClasses, 'text-ink-3')}>
        <LessonIcon lesson={lesson} />
        <span className="min-w-0 flex-1">{lesson.title}</span>
        <span className="shrink-0 text-small">{courseCopy.later}</span>
      </p>
    );
  }
  if (lesson.lock !== null && !isCurrent) {
    return (
      <p className={cn(rowClasses, 'text-ink-3')}>
        <LessonIcon lesson={lesson} isLocked />
        <span className="min-w-0 flex-1">
          <span {...ownerLanguage(lesson, 'title')}>{lesson.title}</span>
          {lesson.lock.reason !== 'order' && (
            <span className="block text-small tabular-nums">{lockText(lesson.lock)}</span>
          )}
        </span>
        <span className="num shrink-0 self-start pt-0.5 text-small">{lessonLength(lesson.duration)}</span>
      </p>
    );
  }
  return (
    <Link
      to={`/user/purchases/${slug}/learn/${lesson.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        rowClasses,
        '-mx-2 rounded-small px-2 hover:bg-soft aria-[current=page]:bg-soft aria-[current=page]:font-semibold',
      )}
    >
      <LessonIcon lesson={lesson} isDone={lesson.is_done} />
      <span className="min-w-0 flex-1">
        <span {...ownerLanguage(lesson, 'title')}>{lesson.title}</span>
        {lesson.is_done && <span className="sr-only"> {courseCopy.done}</span>}
      </span>
      <span className="num shrink-0 text-ink-3 text-small">{lessonLength(lesson.duration)}</span>
    </Link>
  );
}

const icons = { video: Play, text: FileText, file: Paperclip } as const;
const askIcons = { quiz: ListChecks, assignment: ClipboardList } as const;

interface IconProps {
  readonly lesson: { readonly type: LessonType; readonly asks: LessonAsk | null };
  readonly isDone?: boolean;
  readonly isLocked?: boolean;
}

function LessonIcon({ lesson: { type, asks }, isDone = false, isLocked = false }: IconProps) {
  if (isDone) return <Petal className="mx-0.5 size-5 shrink-0 text-dawn-2" />;
  const Icon = isLocked ? Lock : asks !== null && type !== 'video' ? askIcons[asks] : icons[type];
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full text-ink-3 ring-1 ring-line-strong ring-inset">
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.25} />
    </span>
  );
}
