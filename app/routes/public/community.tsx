import { answerPageForm } from '#app/features/forms/answer-page-form.ts';
import { CommunityPage } from '#app/features/forms/community-page.tsx';
import { communityCopy as copy } from '#app/features/forms/forms-copy.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/community.ts';

export const action = (args: Route.ActionArgs) => answerPageForm(args, 'join_community');

/** A lost connection takes nothing away that was typed. */
export const clientAction = keepTyped;

/** /freebies is what search engines shall show of it. */
export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function Community() {
  return <CommunityPage />;
}
