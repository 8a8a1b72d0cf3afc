import { FitSection } from '#app/components/page/fit-section.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { leadFormAction } from '#app/features/leads/lead-form-action.ts';
import { MentorshipForm } from '#app/features/leads/page-forms/mentorship-form.tsx';
import { ApplySection } from '#app/features/services/mentorship/apply-section.tsx';
import { MentorshipHero } from '#app/features/services/mentorship/mentorship-hero.tsx';
import { MonthSection } from '#app/features/services/mentorship/month-section.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { applyCopy, fitCopy, mentorshipCopy } from '#messages/services/mentorship.ts';
import type { Route } from './+types/mentorship.route.ts';

const PATH = '/mentorship';

export const action = leadFormAction('mentorship_application');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: mentorshipCopy.name,
    description: mentorshipCopy.description,
    path: PATH,
    image: '/og/page-mentorship.png',
  });

export default function Mentorship() {
  const { origin } = useRootData();
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: mentorshipCopy.name, path: PATH }], origin)} />
      <MentorshipHero />
      <MonthSection />
      <FitSection {...fitCopy} />
      <ApplySection>
        <MentorshipForm label={applyCopy.formLabel} />
      </ApplySection>
    </>
  );
}
