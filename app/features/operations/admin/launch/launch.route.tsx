import { useActionData } from 'react-router';
import { PageError } from '#app/components/page/page-error.tsx';
import { launchChecklist } from '#app/features/operations/admin/launch/launch-checklist.ts';
import { LaunchPage } from '#app/features/operations/admin/launch/launch-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { listProducts } from '#contract/catalog/products.ts';
import { listSettings, saveSetting } from '#contract/content/admin-settings.ts';
import { listSitePages } from '#contract/content/admin-site-pages.ts';
import { listPosts } from '#contract/content/blog.ts';
import { listFaqAndTestimonials } from '#contract/content/site.ts';
import { getStatus } from '#contract/operations/admin-status.ts';
import { launchCopy } from '#messages/operations/admin-launch.ts';
import type { Route } from './+types/launch.route.ts';

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
