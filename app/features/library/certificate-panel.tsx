import { Award, Download, ExternalLink } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import type { Purchase } from '#contract/account/learning.ts';
import type { CourseProgress } from '#shared/course.ts';
import { certificatePath } from '#shared/course.ts';
import { formatArticleDate } from '#shared/dates.ts';
import { certificateCopy as copy } from './library-copy.ts';

export type IssueResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string };

interface Props {
  readonly slug: string;
  readonly progress: CourseProgress;
  readonly certificate: Purchase['certificate'];
}

/** Not yet earned, ready to issue, or issued. */
export function CertificatePanel({ slug, progress, certificate }: Props) {
  const left = progress.lessons_total - progress.lessons_done;
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
        <CertificateIssued slug={slug} certificate={certificate} />
      ) : left > 0 ? (
        <p className="mt-2 text-ink-2 text-ui">{copy.locked(left)}</p>
      ) : (
        <CertificateReady slug={slug} />
      )}
    </section>
  );
}

function CertificateReady({ slug }: { readonly slug: string }) {
  const fetcher = useFetcher<IssueResult>();
  const refusal = fetcher.data?.ok === false ? fetcher.data : null;
  const needsName = refusal !== null && ['NAME_REQUIRED', 'INVALID_INPUT'].includes(refusal.code);
  return (
    <fetcher.Form method="post" action={`/user/purchases/${slug}/certificate`} className="mt-2 grid gap-4">
      <p className="max-w-[38em] text-ink-2 text-ui">{copy.ready}</p>
      {needsName && (
        <Field label={copy.nameLabel} hint={copy.nameHint} error={refusal.message} className="max-w-[28rem]">
          {(control) => (
            <Input {...control} name="full_name" autoComplete="name" required minLength={3} maxLength={100} />
          )}
        </Field>
      )}
      {refusal !== null && !needsName && (
        <p role="alert" className="text-debit text-ui">
          {refusal.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="sm" {...(fetcher.state !== 'idle' && { busyText: copy.issuing })}>
          {copy.issue}
        </Button>
        <Link
          to="/user/profile"
          className="inline-flex min-h-tap items-center text-link text-ui underline underline-offset-4"
        >
          {copy.changeName}
        </Link>
      </div>
    </fetcher.Form>
  );
}

interface CertificateIssuedProps {
  readonly slug: string;
  readonly certificate: NonNullable<Purchase['certificate']>;
}

function CertificateIssued({ slug, certificate }: CertificateIssuedProps) {
  const { number, full_name, issued_at, code } = certificate;
  return (
    <div className="mt-3 grid gap-4">
      <p className="text-ui">
        <span className="text-ink-2">{copy.issuedTo} </span>
        <b className="font-semibold">{full_name}</b>
        <span className="num text-ink-2">
          {' '}
          · {formatArticleDate(issued_at)} · {number}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="sm">
          <a href={`/api/purchases/${slug}/certificate/file`}>
            <Download aria-hidden="true" />
            {copy.download}
          </a>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={certificatePath(code)} target="_blank" rel="noreferrer">
            {copy.check}
            <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      </div>
    </div>
  );
}
