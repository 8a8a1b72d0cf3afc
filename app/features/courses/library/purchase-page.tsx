import { Plus } from 'lucide-react';
import { ContentSections } from '#app/components/content-sections/content-sections.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { CourseOutline } from '#app/features/courses/course-outline.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import type { Purchase } from '#contract/courses/learning.ts';
import { purchaseCopy as copy } from '#messages/courses/library.ts';
import { BoughtHeader } from './bought-header.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { ClassSchedule } from './class-schedule.tsx';
import { FileList } from './file-list.tsx';
import { PurchaseAside } from './purchase-aside.tsx';
import { PurchaseHeader } from './purchase-header.tsx';
import { Sessions } from './sessions.tsx';

type Section = Purchase['sections'][number];

interface Props {
  readonly purchase: Purchase;
  readonly bookings?: readonly Booking[];
  readonly sessions?: readonly OwnClassSession[];
  readonly hasReview?: boolean;
  readonly hasFileFailed?: boolean;
  readonly isNew?: boolean;
}

export function PurchasePage(props: Props) {
  const { purchase, bookings = [], sessions = [], hasFileFailed = false, isNew = false } = props;
  const { product, sections, course, files, certificate } = purchase;
  const isGuest = useGuestAccess() !== null;
  // A certificate names its holder, so a guest has none.
  const certificatePanel = course !== null && !isGuest && (
    <CertificatePanel slug={product.slug} progress={course.progress} certificate={certificate} />
  );
  const { things, story } = partSections(purchase, bookings.length + sessions.length > 0);
  const isEmpty = sections.length === 0 && course === null && files.length + sessions.length === 0;
  return (
    <>
      {isNew ? <BoughtHeader purchase={purchase} /> : <PurchaseHeader purchase={purchase} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_264px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-14">
          {hasFileFailed && (
            <p role="alert" className="rounded-card bg-debit-soft px-4 py-3 text-debit text-ui">
              {copy.fileFailed}
            </p>
          )}
          {course?.progress.percent === 100 && certificatePanel}
          {bookings.length > 0 && <Sessions bookings={bookings} isGuest={isGuest} />}
          {sessions.length > 0 && <ClassSchedule sessions={sessions} />}
          {course !== null && (
            <section aria-labelledby="kelas-judul">
              <h2 id="kelas-judul" className="mb-5 text-t2">
                {copy.course}
              </h2>
              <CourseOutline slug={product.slug} course={course} />
            </section>
          )}
          {files.length > 0 && <FileList slug={product.slug} files={files} />}
          {course?.progress.percent !== 100 && certificatePanel}
          {things.length > 0 && (
            <div id="isi-produk" className="scroll-mt-20">
              <ContentSections sections={things} layout="narrow" className="border-line border-t pt-9" />
            </div>
          )}
          {story.length > 0 && <ProductStory sections={story} />}
          {isEmpty && <EmptyState title={copy.empty} hint={copy.emptyHint} />}
        </div>
        <PurchaseAside purchase={purchase} hasReview={props.hasReview === true} />
      </div>
    </>
  );
}

const sellingTypes: readonly Section['type'][] = ['hero', 'benefits', 'testimonials', 'faq', 'cta'];

function partSections({ sections, course, files }: Purchase, hasTime: boolean) {
  const isThing = ({ type }: Section) =>
    !sellingTypes.includes(type) && !(type === 'modules' && course !== null);
  const things = sections.filter(isThing);
  if (course === null && files.length + things.length === 0 && !hasTime)
    return { things: sections, story: [] };
  return { things, story: sections.filter((section) => !isThing(section)) };
}

function ProductStory({ sections }: Pick<Purchase, 'sections'>) {
  return (
    <details className="group border-line border-y">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {copy.story}
        <Plus aria-hidden="true" className="size-5 text-ink-3 transition-transform group-open:rotate-45" />
      </summary>
      <ContentSections
        sections={sections.filter(({ type }) => type !== 'cta')}
        layout="narrow"
        className="pt-4"
      />
    </details>
  );
}
