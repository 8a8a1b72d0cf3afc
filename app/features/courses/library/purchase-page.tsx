import { ArrowDown, Award, Play, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import { ContentSections } from '#app/components/content-sections/content-sections.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import type { Purchase } from '#contract/courses/learning.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { purchaseCopy as copy, libraryCopy } from '#messages/courses/library.ts';
import type { CourseProgress } from '#shared/courses/course.ts';
import { formatBytes } from '#shared/files/file-size.ts';
import { CourseOutline } from '../course-outline.tsx';
import { BoughtHeader } from './bought-header.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { ClassSchedule, Sessions } from './class-schedule.tsx';
import { PurchaseAside } from './purchase-aside.tsx';

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

function FileList({ slug, files }: { readonly slug: string; readonly files: Purchase['files'] }) {
  return (
    <section id="berkas" aria-labelledby="berkas-judul" className="scroll-mt-20">
      <h2 id="berkas-judul" className="text-t2">
        {copy.filesTitle}
      </h2>
      <p className="mt-1 text-ink-2 text-ui">{copy.filesHint}</p>
      <ul className="mt-4 border-line border-t">
        {files.map(({ id, title, description, file_name, size_bytes, is_downloaded }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b py-4">
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-semibold">{title}</p>
              {description !== '' && <p className="mt-0.5 text-ink-2 text-ui">{description}</p>}
              <p className="mt-1 break-all text-ink-3 text-small">
                {file_name} · <span className="num">{formatBytes(size_bytes)}</span>
                {is_downloaded && <span className="text-credit"> · {copy.downloaded}</span>}
              </p>
            </div>
            <DownloadForm
              slug={slug}
              fileId={id}
              label={is_downloaded ? copy.downloadAgain : copy.download}
              fileTitle={title}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** PORT-031 */
function PurchaseHeader({ purchase }: { readonly purchase: Purchase }) {
  const { product, course } = purchase;
  const isGuest = useGuestAccess() !== null;
  return (
    <header className="mb-10 border-line border-b pb-8">
      {!isGuest && (
        <BackLink to={product.is_subscription ? '/user/subscriptions' : '/user/purchases'} className="">
          {product.is_subscription ? copy.backToServices : copy.back}
        </BackLink>
      )}
      <div className="mt-3 flex flex-wrap gap-1.5">
        {product.is_featured && <Badge variant="hot">{copy.featured}</Badge>}
        <Badge>{productTypeLabels[product.type]}</Badge>
      </div>
      <h1 className="mt-3 max-w-[22em] text-t2 md:text-[2.125rem] md:leading-tight">{product.title}</h1>
      {product.short_description !== null && (
        <p className="mt-3 max-w-[38em] text-ink-2">{product.short_description}</p>
      )}
      {course !== null && course.progress.percent < 100 && (
        <div className="mt-6 max-w-[32rem]">
          <PetalBand total={course.progress.lessons_total} done={course.progress.lessons_done} />
          <p className="num mt-2 text-ink-2 text-ui">
            {libraryCopy.progress(course.progress.lessons_done, course.progress.lessons_total)}
          </p>
        </div>
      )}
      <QuickActions purchase={purchase} />
    </header>
  );
}

function QuickActions({
  purchase: { product, course, files, certificate },
}: {
  readonly purchase: Purchase;
}) {
  if (course === null && files.length === 0) return null;
  return (
    <nav aria-label={copy.actions} className="mt-6 flex flex-wrap gap-3">
      {course !== null && (
        <Button asChild variant={course.progress.percent === 100 ? 'outline' : 'primary'}>
          <Link to={`/user/purchases/${product.slug}/learn/${course.resume_lesson_id}`}>
            <Play aria-hidden="true" />
            {learnLabel(course.progress)}
          </Link>
        </Button>
      )}
      {files.length > 0 && (
        <Button asChild variant="outline">
          <a href="#berkas">
            <ArrowDown aria-hidden="true" />
            {copy.toFiles}
          </a>
        </Button>
      )}
      {certificate !== null && course?.progress.percent === 100 && (
        <Button asChild variant="outline">
          <a href="#sertifikat">
            <Award aria-hidden="true" />
            {copy.toCertificate}
          </a>
        </Button>
      )}
    </nav>
  );
}

function learnLabel({ lessons_done, percent }: CourseProgress): string {
  if (percent === 100) return copy.again;
  return lessons_done === 0 ? copy.start : copy.goOn;
}
