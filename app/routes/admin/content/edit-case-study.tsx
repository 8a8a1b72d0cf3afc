import { CaseStudyFormPage } from '#app/features/admin-content/articles/case-study-form.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { requireViewerId } from '#app/features/admin-content/require-viewer-id.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminCaseStudies } from '#contract/admin/case-studies.ts';
import type { Route } from './+types/edit-case-study.ts';

/** `new` is a case study that is nowhere yet. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const writerId = await requireViewerId(client);
  if (params.id === 'new') return { study: null, writerId };
  const found = orThrow(await client.call(adminCaseStudies.read, { params: { id: params.id } }));
  return { study: found.case_study, writerId };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.study?.title ?? contentCopy.studies.new, robots: 'noindex' });

export default function EditCaseStudy({ loaderData: { study, writerId } }: Route.ComponentProps) {
  return <CaseStudyFormPage key={study?.id ?? 'new'} study={study} writerId={writerId} />;
}
