import { BadgeCheck, CircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { Mark } from '#app/components/brand/brand.tsx';
import { Motif } from '#app/components/brand/motif.tsx';
import { ConsultantPortrait } from '#app/components/brand/portrait.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { cn } from '#app/lib/cn.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type CheckedCertificate, getCertificate } from '#contract/courses/public-certificates.ts';
import { certificateCopy, certificateCopy as copy } from '#messages/courses/certificate.ts';
import { certificatePath } from '#shared/courses/course.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import type { Route } from './+types/certificate.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await api(context).call(getCertificate, { params: { code: params.code.slice(0, 60) } });
  const certificate = foundOrNull(result)?.certificate ?? null;
  return data({ certificate }, { status: certificate === null ? 404 : 200 });
}

/** It names a person, so search engines must not index it. */
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: certificateCopy.title, robots: 'noindex' });

export default function CertificateRoute({ loaderData: { certificate } }: Route.ComponentProps) {
  return certificate === null ? <CertificateNotFound /> : <CertificateCard certificate={certificate} />;
}

function CertificateCard({ certificate }: { readonly certificate: CheckedCertificate }) {
  const { brand_name, consultant_name } = useSettings();
  const { status, full_name, course_title, issued_at, number, code } = certificate;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-section">
      <Verdict status={status} />
      <article className="relative isolate grid gap-10 overflow-hidden rounded-sheet border border-line bg-surface p-6 shadow-2 sm:p-10 md:p-14">
        <Motif
          name="corner"
          align="xMaxYMin"
          className={cn(
            '-z-10 absolute top-0 right-0 h-32 w-2/5 sm:h-3/5 sm:w-[28%]',
            status === 'withdrawn' && 'opacity-25',
          )}
        />
        <p className="inline-flex items-center gap-2.5 font-bold text-t3 tracking-[-0.035em]">
          <Mark />
          {brand_name}
        </p>
        <div className="pt-16 md:pt-16">
          <p className="text-ink-2 text-ui">{copy.given}</p>
          <h1 className="mt-1 max-w-[14em] text-display">{full_name}</h1>
          <p className="mt-5 text-ink-2 text-ui">{copy.course}</p>
          <p className="mt-1 max-w-[24em] font-heading text-t2">{course_title}</p>
        </div>
        <dl className="grid gap-x-10 gap-y-4 border-line border-t pt-6 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          {consultant_name !== '' && (
            <Fact label={copy.consultant} className="relative min-h-14 pl-14">
              <ConsultantPortrait sizes="44px" className="absolute top-0 left-0 h-14 w-11 rounded-control" />
              {consultant_name}
            </Fact>
          )}
          <Fact label={copy.date}>{formatArticleDate(issued_at)}</Fact>
          <Fact label={copy.number}>{number}</Fact>
          <Fact label={copy.code}>{certificatePath(code).split('/').at(-1)}</Fact>
        </dl>
      </article>
    </div>
  );
}

function Verdict({ status }: Pick<CheckedCertificate, 'status'>) {
  const isValid = status === 'valid';
  const Icon = isValid ? BadgeCheck : CircleOff;
  return (
    <div className={cn('flex items-start gap-4', isValid ? 'text-credit' : 'text-debit')}>
      <Icon aria-hidden="true" className="mt-0.5 size-8 shrink-0" strokeWidth={1.75} />
      <div>
        <p className="font-heading text-t2">{isValid ? copy.valid : copy.withdrawn}</p>
        <p className="text-ink-2">{isValid ? copy.validText : copy.withdrawnText}</p>
      </div>
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="num mt-0.5 font-semibold text-ui">{children}</dd>
    </div>
  );
}

function CertificateNotFound() {
  return (
    <div className="wrap py-section">
      <EmptyState title={copy.notFound} hint={copy.notFoundText} level={1}>
        <Button asChild variant="outline">
          <Link to="/contact">{copy.contact}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
