import { Form, Link, useActionData, useNavigation } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { listProducts } from '#contract/catalog/products.ts';
import { listSettings, type Setting, saveSetting } from '#contract/content/admin-settings.ts';
import { listSitePages } from '#contract/content/admin-site-pages.ts';
import { listPosts } from '#contract/content/blog.ts';
import { listFaqAndTestimonials } from '#contract/content/site.ts';
import { getStatus } from '#contract/operations/admin-status.ts';
import { launchCopy as copy, launchCopy } from '#messages/operations/admin-launch.ts';
import type { Route } from './+types/launch.route.ts';
import { isSettled, type LaunchGroup, type LaunchItem, launchChecklist } from './launch-checklist.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [settings, pages, products, lists, posts, broken, status] = await Promise.all([
    client.call(listSettings),
    client.call(listSitePages),
    client.call(listProducts, { query: { limit: 1 } }),
    client.call(listFaqAndTestimonials),
    client.call(listPosts, { query: { limit: 1 } }),
    client.call(listAdminProducts, { query: { status: 'broken' } }),
    client.call(getStatus),
  ]);
  if (!settings.ok || !pages.ok || !products.ok || !lists.ok || !posts.ok || !broken.ok || !status.ok)
    return { groups: null };
  const groups = launchChecklist({
    settings: settings.value.settings,
    checks: status.value.status.checks,
    pages: pages.value.pages,
    products: products.value.products.length,
    questions: lists.value.questions.length,
    testimonials: lists.value.testimonials.length,
    posts: posts.value.posts.length,
    brokenBundles: broken.value.products,
  });
  return { groups };
}

export const action = formAction({
  endpoint: saveSetting,
  call: (_, { form, text }) => ({
    params: { key: text('key') },
    body: { value: form.has('leave_out') ? '' : text('value'), base_value: text('base_value') },
  }),
});

export const shouldRevalidate = revalidateAfterPost;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: launchCopy.title, robots: 'noindex' });

export default function Launch({ loaderData: { groups } }: Route.ComponentProps) {
  const reply = useActionData<FormReply>();
  if (groups === null) return <PageError title={launchCopy.title} message={launchCopy.failed} />;
  return <LaunchPage groups={groups} problem={reply?.problem?.message ?? null} />;
}

interface LaunchPageProps {
  readonly groups: readonly LaunchGroup[];
  /** Why the last action changed nothing; null: it succeeded. */
  readonly problem: string | null;
}

/** Settled items are folded (DECISIONS 63). */
export function LaunchPage({ groups, problem }: LaunchPageProps) {
  const items = groups.flatMap((group) => group.items);
  const settled = items.filter(isSettled);
  const open = groups
    .map(({ title, items: lines }) => ({ title, lines: lines.filter((item) => !isSettled(item)) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <p className="font-semibold text-t3" role="status">
        {open.length === 0 ? copy.ready : copy.progress(settled.length, items.length)}
      </p>
      <span aria-hidden="true" className="mt-2 mb-7 block h-1 max-w-[860px] rounded-full bg-sunk">
        <i
          className="block h-full rounded-full bg-chart"
          style={{ width: `${(settled.length / items.length) * 100}%` }}
        />
      </span>
      {problem !== null && (
        <p role="alert" className="mb-6 text-debit">
          {problem}
        </p>
      )}
      <div className="grid max-w-[860px] grid-cols-1 gap-8">
        {open.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h2 className="pb-2 font-semibold text-ink-2 text-small">{title}</h2>
            <ul className="border-line border-t">
              {lines.map((item) => (
                <OpenItem key={item.label} item={item} />
              ))}
            </ul>
          </section>
        ))}
        {settled.length > 0 && (
          <Disclosure title={copy.settled(settled.length)}>
            <ul>
              {settled.map((item) => (
                <SettledItem key={item.label} item={item} />
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </>
  );
}

const TYPED_HERE: readonly Setting['type'][] = ['text', 'long_text', 'url', 'email', 'phone'];

function OpenItem({ item }: { readonly item: LaunchItem }) {
  const { label, state, to, setting } = item;
  const isTyped = setting !== null && TYPED_HERE.includes(setting.type);
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-line border-b py-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="sm:pt-2.5">
        <Link to={to} className="font-semibold underline-offset-4 hover:underline">
          {label}
        </Link>
        <span className="block text-ink-3 text-small">{copy.states[state]}</span>
      </p>
      {isTyped ? (
        <SettingForm setting={setting} label={label} />
      ) : (
        <Button asChild variant="outline" size="sm" className="justify-self-start">
          <Link to={to} aria-label={`${copy.open}: ${label}`}>
            {copy.open}
          </Link>
        </Button>
      )}
    </li>
  );
}

interface SettingFormProps {
  readonly setting: Setting;
  readonly label: string;
}

function SettingForm({ setting: { key, value, type }, label }: SettingFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const verb = value === '' ? copy.save : copy.confirm;
  const field = { name: 'value', 'aria-label': label, defaultValue: value, maxLength: 5000, required: true };
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-start gap-2">
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="base_value" value={value} />
      <div className="min-w-0 flex-[1_1_16rem]">
        {type === 'long_text' ? <Textarea {...field} rows={3} /> : <Input {...field} />}
      </div>
      <Button type="submit" variant="outline" disabled={isBusy} aria-label={`${verb}: ${label}`}>
        {verb}
      </Button>
      {value === '' && (
        <Button
          type="submit"
          name="leave_out"
          value="1"
          variant="quiet"
          formNoValidate
          disabled={isBusy}
          aria-label={`${copy.leaveOut}: ${label}`}
        >
          {copy.leaveOut}
        </Button>
      )}
    </Form>
  );
}

function SettledItem({ item: { label, state, to, setting } }: { readonly item: LaunchItem }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b text-ui last:border-b-0">
      <Link to={to} className="flex min-h-tap min-w-0 items-center gap-3 underline-offset-4 hover:underline">
        <span className="shrink-0">{label}</span>
        <span className="min-w-0 truncate text-ink-3 text-small">{setting?.value}</span>
      </Link>
      <StatusDot tone={state === 'done' ? 'ok' : 'off'}>{copy.states[state]}</StatusDot>
    </li>
  );
}
