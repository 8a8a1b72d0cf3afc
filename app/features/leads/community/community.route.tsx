import { CommunityPage } from '#app/features/leads/community/community-page.tsx';
import { accountFormAction } from '#app/features/leads/email-code/account-form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { communityCopy as copy } from '#messages/leads/forms.ts';
import type { Route } from './+types/community.route.ts';

export const action = accountFormAction('join_community');

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function Community() {
  return <CommunityPage />;
}
