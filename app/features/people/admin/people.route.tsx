import { loadList } from '#app/components/data-table/load-list.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getPerson, listPeople } from '#contract/people/admin-people.ts';
import { contactsCopy as copy } from '#messages/people/contacts.ts';
import type { Route } from './+types/people.route.ts';
import { contactAction } from './contact-actions.ts';
import { ContactsPage } from './contacts-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const id = search.get('person');
  const [list, details] = await Promise.all([
    loadList(args, listPeople, { choices: { tag: search.getAll('tag'), segment: search.getAll('segment') } }),
    id === null ? null : api(args.context).call(getPerson, { params: { id } }),
  ]);
  return {
    ...list,
    details: details?.ok === true ? details.value : details === null ? null : ('failed' as const),
  };
}

export const action = contactAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function PeopleRoute({ loaderData }: Route.ComponentProps) {
  return <ContactsPage {...loaderData} />;
}
