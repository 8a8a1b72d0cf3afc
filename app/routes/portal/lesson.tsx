import { data, redirect } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { ErrorState } from '#app/components/error-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { purchaseCopy } from '#app/features/library/library-copy.ts';
import { LessonPage } from '#app/features/player/lesson-page.tsx';
import { actionApi, api } from '#app/lib/api.ts';
import { denyWithoutAccess } from '#app/lib/open-purchase.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getLesson, visitLesson } from '#contract/account/learning.ts';
import type { Route } from './+types/lesson.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug, lesson } = params;
  const result = await api(context).call(getLesson, { params: { slug, lesson_id: lesson } });
  denyWithoutAccess(result);
  if (result.ok || result.refusal.code === 'UNAUTHENTICATED') {
    return data({ view: orThrow(result), is_missing: false, request_id: null });
  }
  const { code, request_id } = result.refusal;
  const is_missing = code === 'LESSON_NOT_FOUND';
  return data({ view: null, is_missing, request_id }, { status: is_missing ? 404 : 503 });
}

/** Marks the lesson as done and goes on: to the next lesson, after the last one to the page of the course. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<Response> {
  const { slug, lesson } = params;
  const position = Math.trunc(Number((await request.formData()).get('position_seconds') ?? '0'));
  const client = actionApi(context);
  const place = { slug, lesson_id: lesson };
  const visited = await client.call(visitLesson, {
    params: place,
    body: {
      position_seconds: Math.max(0, Math.min(86_400, position || 0)),
      is_done: true,
      watched_at: new Date().toISOString(),
    },
  });
  denyWithoutAccess(visited);
  const { progress } = orThrow(visited);
  const { next_id } = orThrow(await client.call(getLesson, { params: place }));
  const page = `/user/purchases/${encodeURIComponent(slug)}`;
  if (progress.percent === 100) return redirect(`${page}#sertifikat`);
  return redirect(next_id === null ? page : `${page}/learn/${encodeURIComponent(next_id)}`);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.view?.lesson.title ?? 'Pelajaran', robots: 'noindex' });

export default function LessonRoute({ loaderData, params }: Route.ComponentProps) {
  const { view, is_missing, request_id } = loaderData;
  if (view !== null) return <LessonPage key={view.lesson.id} view={view} />;
  if (!is_missing) return <ErrorState title={purchaseCopy.failed} requestId={request_id ?? undefined} />;
  return (
    <EmptyState
      title="Pelajaran tidak ditemukan"
      hint="Mungkin susunan kelas ini baru saja berubah."
      level={1}
    >
      <Button asChild>
        <a href={`/user/purchases/${params.slug}`}>Buka halaman kelas</a>
      </Button>
    </EmptyState>
  );
}
