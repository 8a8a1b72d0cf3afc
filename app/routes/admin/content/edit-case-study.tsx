import { caseStudyInput } from '#app/features/admin-content/articles/article-input.ts';
import { caseStudyKind } from '#app/features/admin-content/articles/article-kind.ts';
import { CaseStudyFormPage } from '#app/features/admin-content/articles/case-study-form.tsx';
import { saveArticle } from '#app/features/admin-content/articles/save-article.ts';
import { useArticleKey } from '#app/features/admin-content/articles/use-article-form.ts';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminCaseStudies } from '#contract/admin/content/case-studies.ts';
import { studiesCopy } from '#messages/admin-content.ts';
import { mapValue } from '#shared/result.ts';
import type { Route } from './+types/edit-case-study.ts';

/** `new` is an unsaved case study. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const writerId = await requireViewerId(client);
  if (params.id === 'new') return { study: null, writerId };
  const result = orThrow(await client.call(adminCaseStudies.read, { params: { id: params.id } }));
  return { study: result.case_study, writerId };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const client = actionApi(context);
  return saveArticle({
    posted: await request.formData(),
    kind: caseStudyKind,
    id,
    schema: caseStudyInput,
    create: (body) =>
      mapValue(client.call(adminCaseStudies.create, { body }), ({ case_study }) => case_study),
    save: (body) =>
      mapValue(client.call(adminCaseStudies.save, { params: { id }, body }), ({ case_study }) => case_study),
  });
}
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.study?.title ?? studiesCopy.new, robots: 'noindex' });

export default function EditCaseStudy({ loaderData: { study, writerId } }: Route.ComponentProps) {
  return <CaseStudyFormPage key={useArticleKey(study?.id ?? 'new')} study={study} writerId={writerId} />;
}
