import { Plus } from 'lucide-react';
import type { ProductDetail } from '#contract/public/products.ts';
import { courseCopy } from '#messages/course.ts';

type Modules = ProductDetail['modules'];

/** A course before buying: titles and durations by module. */
export function CourseContents({ modules }: { readonly modules: Modules }) {
  return modules.map((module, index) => (
    <details
      // biome-ignore lint/suspicious/noArrayIndexKey: modules have no identity but their place
      key={index}
      open={index === 0}
      className="group border-line border-t last:border-b"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
        <span>{module.title ?? courseCopy.module(index + 1)}</span>
        <span className="flex items-center gap-3 text-ink-3 text-small">
          <span className="num font-normal">{module.duration}</span>
          <Plus aria-hidden className="size-5 transition-transform group-open:rotate-45" />
        </span>
      </summary>
      <div className="pb-5">
        {module.description !== null && <p className="text-ink-2 text-ui">{module.description}</p>}
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
          className="flex justify-between gap-4 border-line border-t border-dashed py-2 text-ui first:border-0"
        >
          <span>{lesson.title ?? courseCopy.lesson(index + 1)}</span>
          <span className="num text-ink-3">{lesson.duration}</span>
        </li>
      ))}
    </ol>
  );
}
