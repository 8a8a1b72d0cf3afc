import { ArrowDown, Award, Play } from 'lucide-react';
import { Link } from 'react-router';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import type { Purchase } from '#contract/courses/learning.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { purchaseCopy as copy, libraryCopy } from '#messages/courses/library.ts';
import type { CourseProgress } from '#shared/courses/course.ts';

/** PORT-031 */
export function PurchaseHeader({ purchase }: { readonly purchase: Purchase }) {
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
