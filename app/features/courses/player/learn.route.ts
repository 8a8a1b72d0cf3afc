import { redirect } from 'react-router';
import { redirectIfAccessDenied } from '#app/lib/api/access-denied.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { getPurchase } from '#contract/courses/learning.ts';
import type { Route } from './+types/learn.route.ts';

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const result = await api(context).call(getPurchase, { params: { slug: params.slug } });
  redirectIfAccessDenied(result);
  const { product, course } = orThrow(result).purchase;
  const page = `/user/purchases/${product.slug}`;
  return redirect(course === null ? page : `${page}/learn/${encodeURIComponent(course.resume_lesson_id)}`);
}
