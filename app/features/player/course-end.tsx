import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import { playerCopy as copy } from '#messages/player.ts';

interface Props {
  readonly slug: string;
  readonly hasCertificate: boolean;
}

/** Below each lesson of a course of which nothing is left. */
export function CourseEnd({ slug, hasCertificate }: Props) {
  const isGuest = useGuestAccess() !== null;
  return (
    <section
      aria-label={copy.finishedTitle}
      data-plane="night"
      className="relative isolate mt-10 overflow-hidden rounded-sheet bg-night p-6 text-on-night md:p-8"
    >
      <Motif
        name="corner"
        align="xMaxYMin"
        className="motif-night -z-10 absolute top-0 right-0 h-24 w-40 sm:h-40 sm:w-64"
      />
      <h2 className="pr-20 text-t2">{copy.finishedTitle}</h2>
      <p className="mt-2 max-w-[26em] pr-10 text-on-night-2 text-ui">{copy.finishedText}</p>
      {!isGuest && (
        <Button asChild variant="night-outline" className="mt-5">
          <Link to={`/user/purchases/${slug}#sertifikat`}>
            <Award aria-hidden="true" />
            {hasCertificate ? copy.seeCertificate : copy.toCertificate}
          </Link>
        </Button>
      )}
    </section>
  );
}
