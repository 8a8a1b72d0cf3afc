import { List } from 'lucide-react';
import { useState } from 'react';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '#app/components/ui/sheet.tsx';
import { CourseOutline } from '#app/features/courses/course-outline.tsx';
import type { LessonView } from '#contract/courses/learning.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import { barButtonClasses } from './player-frame.tsx';

export function OutlineDrawer({ view: { product, course, lesson } }: { readonly view: LessonView }) {
  const [isOpen, setOpen] = useState(false);
  const { lessons_done, lessons_total } = course.progress;
  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <SheetTrigger aria-label={copy.outline} className={`${barButtonClasses} xl:hidden`}>
        <List aria-hidden="true" />
      </SheetTrigger>
      <SheetContent className="w-[min(440px,calc(100vw-32px))] rounded-l-sheet bg-lift px-5 pt-5 pb-8">
        <SheetTitle className="pr-12 text-t3">{product.title}</SheetTitle>
        <p className="num mt-1 mb-6 text-ink-3 text-small">{copy.doneOf(lessons_done, lessons_total)}</p>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it only listens to the links inside */}
        <div
          ref={scrollToCurrent}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
        >
          <CourseOutline slug={product.slug} course={course} current={lesson.id} />
        </div>
      </SheetContent>
    </Sheet>
  );
}

function scrollToCurrent(outline: HTMLElement | null) {
  outline?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}
