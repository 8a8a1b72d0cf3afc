import { useLocation } from 'react-router';
import { ErrorState } from '#app/components/error-state.tsx';
import { contentCopy } from '#app/features/admin-content/content-copy.ts';
import { QuestionsTab } from '#app/features/admin-content/questions-tab.tsx';
import { TestimonialsTab } from '#app/features/admin-content/testimonials-tab.tsx';
import type { FailureWords } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { listAllVoices } from '#contract/admin/voices.ts';
import type { Route } from './+types/content-voices.ts';

/** Questions and testimonials, each at its address. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await api(context).call(listAllVoices);
  return { voices: answer.ok ? answer.value : null };
}

export const handle: FailureWords = { title: contentCopy.title, failed: contentCopy.failed };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: contentCopy.title, robots: 'noindex' });

export default function ContentVoices({ loaderData: { voices } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (voices === null) return <ErrorState title={contentCopy.failed} />;
  return pathname.endsWith('/faq') ? <QuestionsTab voices={voices} /> : <TestimonialsTab voices={voices} />;
}
