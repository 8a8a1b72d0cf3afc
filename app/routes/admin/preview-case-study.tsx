import { ShareButton } from '#app/components/share-button.tsx';
import { caseStudyKind } from '#app/features/admin-content/case-study-kind.ts';
import { PreviewBar } from '#app/features/admin-content/preview-bar.tsx';
import { studyCopy } from '#app/features/portfolio/portfolio-copy.ts';
import { StudyPage } from '#app/features/portfolio/study-page.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { caseStudyDesk } from '#contract/admin/case-studies.ts';
import { listCaseStudies } from '#contract/public/case-studies.ts';
import type { Route } from './+types/preview-case-study.ts';

/** As many as the real page shows. */
const ALL = 100;

/** A draft at the real page's look. Below /admin nothing is kept, and the API lets only the staff read it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, list] = await Promise.all([
    client.call(caseStudyDesk.preview, { params: { id: params.id } }),
    client.call(listCaseStudies, { query: { limit: ALL } }),
  ]);
  return { study: orThrow(found).case_study, studies: list.ok ? list.value.case_studies : [] };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.study.title ?? '', robots: 'noindex' });

export default function PreviewCaseStudy({ loaderData: { study, studies } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editHref={caseStudyKind.formHref(study.id)} />
      <StudyPage
        study={study}
        studies={studies}
        shareButton={<ShareButton title={study.title} copied={studyCopy.copied} />}
      />
    </>
  );
}
