import { useLocation } from 'react-router';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { FaqTab } from '#app/features/content/admin/site/faq-tab.tsx';
import { faqAndTestimonialsAction } from '#app/features/content/admin/site/site-actions.ts';
import { TestimonialsTab } from '#app/features/content/admin/site/testimonials-tab.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listAllFaqAndTestimonials } from '#contract/content/admin-faq-and-testimonials.ts';
import { contentCopy } from '#messages/content/admin.ts';
import type { Route } from './+types/faq-and-testimonials.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const result = await api(context).call(listAllFaqAndTestimonials);
  return { lists: result.ok ? result.value : null };
}

export const action = faqAndTestimonialsAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: contentCopy.title, errorTitle: contentCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function FaqAndTestimonials({ loaderData: { lists } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (lists === null) return <ErrorState title={contentCopy.failed} />;
  return pathname.endsWith('/faq') ? <FaqTab lists={lists} /> : <TestimonialsTab lists={lists} />;
}
