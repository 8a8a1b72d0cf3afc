import { ShareButton } from '#app/components/page/share-button.tsx';
import { caseStudyKind } from '#app/features/content/admin/articles/article-kind.ts';
import { PreviewBar } from '#app/features/content/admin/articles/preview-bar.tsx';
import { CaseStudyPage } from '#app/features/content/case-studies/case-study-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import { caseStudyCopy } from '#messages/content/portfolio.ts';
import type { Route } from './+types/preview-case-study.route.ts';

const ALL = 100;

/** Shows a draft like the public page. Nothing below /admin is cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [result, list] = await Promise.all([
    client.call(adminCaseStudies.preview, { params: { id: params.id } }),
    client.call(listCaseStudies, { query: { limit: ALL } }),
  ]);
  return { study: orThrow(result).case_study, studies: list.ok ? list.value.case_studies : [] };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.study.title ?? '', robots: 'noindex' });

export default function PreviewCaseStudy({ loaderData: { study, studies } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editHref={caseStudyKind.formHref(study.id)} />
      <CaseStudyPage
        study={study}
        studies={studies}
        shareButton={<ShareButton title={study.title} copiedMessage={caseStudyCopy.copied} />}
      />
    </>
  );
}
