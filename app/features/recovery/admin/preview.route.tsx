import { z } from 'zod';
import { PostButton } from '#app/components/form/post-button.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { ViewLinks } from '#app/components/page/view-links.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow, throwRefusal } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { toast } from '#app/lib/toast.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { previewRecovery, testRecovery } from '#contract/recovery/admin.ts';
import { recoveryCopy as copy } from '#messages/recovery/admin.ts';
import { mailLanguages } from '#shared/people/account-mails.ts';
import { recoveryCauses } from '#shared/recovery/recovery.ts';
import type { Route } from './+types/preview.route.ts';
import { RECOVERY_PATH } from './recovery-path.ts';

const unknownCause = { code: 'INVALID_INPUT', message: '', request_id: null, status: null };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const cause = recoveryCauses.find((known) => known === params.cause) ?? throwRefusal(unknownCause);
  const wanted = new URL(request.url).searchParams.get('language');
  const language = mailLanguages.find((known) => known === wanted) ?? 'id';
  const shown = await api(context).call(previewRecovery, { params: { cause }, query: { language } });
  const isEmpty = !shown.ok && shown.refusal.code === 'NOTHING_ON_SALE';
  return { cause, language, mail: isEmpty ? null : orThrow(shown) };
}

export const action = formAction({
  endpoint: testRecovery,
  schema: z.object({ language: testRecovery.body.shape.language }),
  call: (body, { param }) => ({
    params: { cause: testRecovery.params.shape.cause.parse(param('cause')) },
    body,
  }),
  done: () => copy.preview.sent,
  failed: () => copy.preview.sendFailed,
});
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function PreviewRoute({ loaderData: { cause, language, mail } }: Route.ComponentProps) {
  const path = `${RECOVERY_PATH}/${cause}`;
  const views = mailLanguages.map((name) => ({
    label: copy.preview.languages[name],
    to: `${path}?language=${name}`,
  }));
  return (
    <>
      <BackLink to={RECOVERY_PATH}>{copy.preview.back}</BackLink>
      <PageHeader title={copy.causes[cause]} subtitle={copy.preview.note} />
      {mail === null ? (
        <EmptyState title={copy.preview.none.title} hint={copy.preview.none.hint} />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <ViewLinks label={copy.preview.language} views={views} current={`${path}?language=${language}`} />
            <PostButton
              id="test-recovery"
              action={path}
              fields={{ language }}
              variant="outline"
              size="sm"
              busyText={copy.preview.busy}
              onSuccess={() => toast.success(copy.preview.sent)}
            >
              {copy.preview.send}
            </PostButton>
          </div>
          <article
            lang={language}
            className="max-w-[640px] rounded-card border border-line bg-surface p-5 sm:p-7"
          >
            <h2 className="wrap-anywhere font-semibold text-t3">{mail.subject}</h2>
            <p className="wrap-anywhere mt-3 whitespace-pre-line text-ui">{mail.text}</p>
          </article>
        </>
      )}
    </>
  );
}
