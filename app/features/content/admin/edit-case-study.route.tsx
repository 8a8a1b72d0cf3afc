import { saveCaseStudyAction } from '#app/features/content/admin/articles/article-actions.ts';
import { CaseStudyFormPage } from '#app/features/content/admin/articles/case-study-form.tsx';
import { useArticleKey } from '#app/features/content/admin/articles/use-article-form.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import { studiesCopy } from '#messages/content/admin.ts';
import type { Route } from './+types/edit-case-study.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const writerId = await requireViewerId(client);
  if (params.id === 'new') return { study: null, writerId };
  const result = orThrow(await client.call(adminCaseStudies.read, { params: { id: params.id } }));
  return { study: result.case_study, writerId };
}

export const action = saveCaseStudyAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.study?.title ?? studiesCopy.new, robots: 'noindex' });

export default function EditCaseStudy({ loaderData: { study, writerId } }: Route.ComponentProps) {
  return <CaseStudyFormPage key={useArticleKey(study?.id ?? 'new')} study={study} writerId={writerId} />;
}
