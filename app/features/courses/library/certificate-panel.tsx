import { Award, Download, ExternalLink } from 'lucide-react';
import { Link, useHref } from 'react-router';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { FinishedPlane } from '#app/features/courses/finished-plane.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { getCertificateFile } from '#contract/courses/certificates.ts';
import type { Purchase } from '#contract/courses/learning.ts';
import { formCopy } from '#messages/components/form.ts';
import { certificateCopy as copy } from '#messages/courses/library.ts';
import type { CourseProgress } from '#shared/courses/course.ts';
import { certificatePath } from '#shared/courses/course.ts';
import { formatCardDate } from '#shared/time/dates.ts';

export const CERTIFICATE_FORM = 'certificate';

const ASKS_NAME: ReadonlySet<string> = new Set(['NAME_REQUIRED', 'NAME_NOT_LATIN', 'INVALID_INPUT']);

interface Props {
  readonly slug: string;
  readonly progress: CourseProgress;
  readonly certificate: Purchase['certificate'];
}

export function CertificatePanel({ slug, progress, certificate }: Props) {
  const left = progress.lessons_total - progress.lessons_done;
  if (certificate === null && left === 0) {
    return (
      <section id="sertifikat" aria-labelledby="sertifikat-judul" className="scroll-mt-20">
        <FinishedPlane progress={progress} titleId="sertifikat-judul" text={copy.ready}>
          <CertificateReady slug={slug} />
        </FinishedPlane>
      </section>
    );
  }
  return (
    <section
      id="sertifikat"
      aria-labelledby="sertifikat-judul"
      className="scroll-mt-20 rounded-sheet border border-line bg-surface p-5 md:p-7"
    >
      <h2 id="sertifikat-judul" className="flex items-center gap-3 text-t2">
        <Award aria-hidden="true" className="size-6 text-dawn-deep" strokeWidth={1.75} />
        {copy.title}
      </h2>
      {certificate !== null ? (
        <CertificateIssued slug={slug} certificate={certificate} added={left} />
      ) : (
        <p className="mt-2 text-ink-2 text-ui">{copy.locked(left)}</p>
      )}
    </section>
  );
}

function CertificateReady({ slug }: { readonly slug: string }) {
  const form = useActionForm({
    id: CERTIFICATE_FORM,
    action: `/user/purchases/${slug}#sertifikat`,
    toastFor: ({ code, message }) =>
      ASKS_NAME.has(code) ? null : { title: formCopy.refused, text: message },
    onSuccess: () => undefined,
  });
  return (
    <ActionForm form={form} label={copy.title} className="grid gap-4">
      {form.code !== null && ASKS_NAME.has(form.code) && (
        <div className="max-w-[28rem] rounded-card bg-surface p-4 text-ink">
          <TextField
            name="full_name"
            label={copy.nameLabel}
            hint={form.code === 'NAME_NOT_LATIN' ? copy.latinHint : copy.nameHint}
            autoComplete="name"
            maxLength={100}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="dawn" busyText={form.isBusy ? copy.issuing : undefined}>
          {copy.issue}
        </Button>
        <Link
          to="/user/profile"
          className="inline-flex min-h-tap items-center text-on-night-2 text-ui underline underline-offset-4"
        >
          {copy.changeName}
        </Link>
      </div>
    </ActionForm>
  );
}

interface CertificateIssuedProps {
  readonly slug: string;
  readonly certificate: NonNullable<Purchase['certificate']>;
  readonly added: number;
}

function CertificateIssued({ slug, certificate, added }: CertificateIssuedProps) {
  const { number, full_name, issued_at, code } = certificate;
  return (
    <div className="mt-3 grid gap-4">
      <p className="text-ui">
        <span className="text-ink-2">{copy.issuedTo} </span>
        <b className="font-semibold">{full_name}</b>
        <span className="text-ink-2">
          {' '}
          · <span className="num">{formatCardDate(issued_at)}</span> · <span className="num">{number}</span>
        </span>
        {added > 0 && <span className="block text-ink-2">{copy.since(added)}</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="sm" variant={added > 0 ? 'outline' : 'primary'}>
          <a
            href={apiHref<typeof getCertificateFile>('/api/purchases/{slug}/certificate/file', {
              params: { slug },
            })}
          >
            <Download aria-hidden="true" />
            {copy.download}
          </a>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={useHref(certificatePath(code))} target="_blank" rel="noreferrer">
            {copy.check}
            <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      </div>
    </div>
  );
}
