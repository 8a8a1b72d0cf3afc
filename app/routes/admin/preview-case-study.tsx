import { ShareButton } from '#app/components/share-button.tsx';
import { caseStudyKind } from '#app/features/admin-content/case-study-kind.ts';
import { PreviewBar } from '#app/features/admin-content/preview-bar.tsx';
import { studyCopy } from '#app/features/portfolio/portfolio-copy.ts';
import { StudyPage } from '#app/features/portfolio/study-page.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { caseStudyDesk } from '#contract/admin/case-studies.ts';
import type { Route } from './+types/preview-case-study.ts';

/** A draft at the real page's look. Below /admin nothing is kept, and the API lets only the staff read it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = orThrow(await api(context).call(caseStudyDesk.preview, { params: { id: params.id } }));
  return { study: found.case_study };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.study.title ?? '', robots: 'noindex' });

export default function PreviewCaseStudy({ loaderData: { study } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editHref={caseStudyKind.formHref(study.id)} />
      <StudyPage
        study={study}
        studies={[]}
        shareButton={<ShareButton title={study.title} copied={studyCopy.copied} />}
      />
    </>
  );
}
