import { Play, Plus } from 'lucide-react';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { courseCopy } from '#messages/courses/course.ts';
import { lessonLength } from './lesson-length.ts';

type Modules = ProductDetail['modules'];

export function CourseContents({ modules }: { readonly modules: Modules }) {
  return modules.map((module, index) => (
    <details
      // biome-ignore lint/suspicious/noArrayIndexKey: modules have no identity but their place
      key={index}
      open={index === 0}
      className="group border-line-strong border-t last:border-b"
    >
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[1.5rem_minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 py-3 font-semibold sm:grid-cols-[1.5rem_minmax(0,1fr)_5.5rem_1.25rem] [&::-webkit-details-marker]:hidden">
        <span aria-hidden className="num font-normal text-ink-3 text-ui">
          {index + 1}
        </span>
        <span {...ownerLanguage(module, 'title')} className="leading-snug">
          {module.title ?? courseCopy.module(index + 1)}
        </span>
        <span className="num text-right font-normal text-ink-2 text-small">
          {lessonLength(module.duration)}
        </span>
        <Plus aria-hidden className="size-5 text-ink-3 transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-5 sm:pl-9">
        {module.description !== null && (
          <p {...ownerLanguage(module, 'description')} className="max-w-[38em] text-ink-2 text-ui">
            {module.description}
          </p>
        )}
        <Lessons lessons={module.lessons} />
      </div>
    </details>
  ));
}

function Lessons({ lessons }: { readonly lessons: Modules[number]['lessons'] }) {
  return (
    <ol className="mt-2">
      {lessons.map((lesson, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lessons have no identity but their place
          key={index}
          className="flex justify-between gap-4 border-line-strong border-t border-dashed py-2 text-ui first:border-0"
        >
          <span>
            {lesson.is_preview ? (
              <a
                href="#coba-pelajaran"
                className="tap-area inline-flex min-h-6 items-center gap-2 font-semibold text-link hover:underline hover:underline-offset-4"
              >
                <Play aria-hidden className="size-3.5 shrink-0 fill-current" />
                {lesson.title ?? courseCopy.lesson(index + 1)} · {courseCopy.free}
              </a>
            ) : (
              (lesson.title ?? courseCopy.lesson(index + 1))
            )}
          </span>
          <span className="num shrink-0 text-ink-3">{lessonLength(lesson.duration)}</span>
        </li>
      ))}
    </ol>
  );
}
