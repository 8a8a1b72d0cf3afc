import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { FinishedPlane } from '#app/features/courses/finished-plane.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import { playerCopy as copy } from '#messages/courses/player.ts';
import type { CourseProgress } from '#shared/courses/course.ts';

interface Props {
  readonly slug: string;
  readonly progress: CourseProgress;
  readonly hasCertificate: boolean;
}

export function CourseEnd({ slug, progress, hasCertificate }: Props) {
  const isGuest = useGuestAccess() !== null;
  return (
    <section aria-labelledby="course-end" className="mt-10">
      <FinishedPlane progress={progress} titleId="course-end" text={copy.finishedText}>
        {!isGuest && (
          <Button asChild variant="night-outline">
            <Link to={`/user/purchases/${slug}#sertifikat`}>
              <Award aria-hidden="true" />
              {hasCertificate ? copy.seeCertificate : copy.toCertificate}
            </Link>
          </Button>
        )}
      </FinishedPlane>
    </section>
  );
}
