import { PageError } from '#app/components/page/page-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getClass, saveClass } from '#contract/classes/admin.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import type { Route } from './+types/class.route.ts';
import { CLASS_FORM, ClassPage, classInput } from './class-page.tsx';

const classAction = formAction({
  endpoint: saveClass,
  form: CLASS_FORM,
  schema: classInput,
  call: (body, { param }) => ({ params: { id: param('id') }, body }),
  done: () => copy.saved,
  failed: () => copy.saveFailed,
  refuse: (refusal) => {
    const places = 'details' in refusal ? refusal.details.sessions : [];
    if (places.length === 0) return refusal;
    const field = refusal.code === 'SESSION_TIME_TAKEN' ? 'starts_at' : 'recording_lesson_id';
    return {
      ...refusal,
      fields: Object.fromEntries(places.map((at) => [`sessions.${at}.${field}`, refusal.message])),
    };
  },
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await api(context).call(getClass, { params: { id: params.id } });
  return { facts: found.ok ? found.value : null };
}

export const action = classAction;

export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.facts?.title ?? copy.title, robots: 'noindex' });

export default function ClassRoute({ loaderData: { facts } }: Route.ComponentProps) {
  if (facts === null) return <PageError title={copy.title} message={copy.failed} />;
  const key = [facts.product_id, ...facts.sessions.map(({ id }) => id)].join();
  return <ClassPage key={key} facts={facts} />;
}
