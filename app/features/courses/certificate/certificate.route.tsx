import { data } from 'react-router';
import { CertificateCard, CertificateNotFound } from '#app/features/courses/certificate/certificate-card.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getCertificate } from '#contract/courses/public-certificates.ts';
import { certificateCopy } from '#messages/courses/certificate.ts';
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
