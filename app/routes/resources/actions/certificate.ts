import type { IssueResult } from '#app/features/library/certificate-panel.tsx';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import { issueCertificate } from '#contract/account/learning.ts';
import type { Route } from './+types/certificate.ts';

/** Issues the certificate of a finished course; the page revalidates. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<IssueResult> {
  const name = (await request.formData()).get('full_name');
  const body = typeof name === 'string' ? { full_name: name } : {};
  const issued = await actionApi(context).call(issueCertificate, { params: { slug: params.slug }, body });
  redirectIfAccessDenied(issued);
  if (issued.ok) return { ok: true };
  const { code, message } = issued.refusal;
  const field = 'fields' in issued.refusal ? issued.refusal.fields?.full_name : undefined;
  return { ok: false, code, message: field ?? message };
}
