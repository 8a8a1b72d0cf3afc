import { PostButton } from '#app/components/form/post-button.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { toast } from '#app/lib/toast.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import type { OutputOf } from '#contract/endpoint.ts';
import { getWebhookDelivery, type WebhookAttempt } from '#contract/programs/admin-webhook-endpoints.ts';
import { webhookLogCopy as copy, webhooksCopy } from '#messages/programs/admin.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import type { Route } from './+types/delivery.route.ts';
import { DeliveryState, eventName } from './log-page.tsx';
import { deliveryPath, logPath } from './program-paths.ts';
import { webhookAction } from './webhook-actions.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  orThrow(await api(context).call(getWebhookDelivery, { params: { id: params.delivery } }));

export const action = webhookAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function DeliveryRoute({ loaderData }: Route.ComponentProps) {
  return <DeliveryPage {...loaderData} />;
}

type Props = OutputOf<typeof getWebhookDelivery>;

export function DeliveryPage({ delivery, body, attempts }: Props) {
  const { id, endpoint_id, webhook_id, type, url, state, next_attempt_at } = delivery;
  return (
    <>
      <BackLink to={logPath(endpoint_id)}>{copy.backToLog}</BackLink>
      <PageHeader title={eventName(type)} subtitle={<span className="wrap-anywhere">{url}</span>}>
        {state !== 'pending' && (
          <PostButton
            id="replay"
            action={deliveryPath(endpoint_id, id)}
            fields={{ intent: 'replay', delivery: String(id) }}
            variant="outline"
            size="sm"
            busyText={webhooksCopy.working}
            onSuccess={() => toast.success(copy.replayed)}
          >
            {copy.replay}
          </PostButton>
        )}
      </PageHeader>
      <p className="text-small">
        <DeliveryState delivery={delivery} />
      </p>
      {next_attempt_at !== null && (
        <p className="text-ink-2 text-small">{copy.next(formatDayTime(next_attempt_at))}</p>
      )}
      <p className="wrap-anywhere mb-5 text-ink-2 text-small">{`${copy.id}: ${webhook_id}`}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <section aria-labelledby="attempts" className="rounded-card border border-line bg-surface p-5">
          <h2 id="attempts" className="mb-3 text-t3">
            {copy.attempts}
          </h2>
          {attempts.length === 0 ? (
            <p className="text-ink-2 text-ui">{copy.noAttempt}</p>
          ) : (
            <ol className="grid gap-4">
              {attempts.map((attempt) => (
                <Attempt key={attempt.id} attempt={attempt} />
              ))}
            </ol>
          )}
        </section>
        <section aria-labelledby="body" className="rounded-card border border-line bg-surface p-5">
          <h2 id="body" className="mb-3 text-t3">
            {copy.body}
          </h2>
          <pre className="wrap-anywhere whitespace-pre-wrap text-small">
            {JSON.stringify(JSON.parse(body), null, 2)}
          </pre>
        </section>
      </div>
    </>
  );
}

function Attempt({ attempt }: { readonly attempt: WebhookAttempt }) {
  const { status, problem, answer, duration_ms, attempted_at } = attempt;
  const problems: Readonly<Record<string, string>> = copy.problems;
  const facts = [formatDayTime(attempted_at), status ?? copy.noAnswer, copy.took(duration_ms)];
  return (
    <li>
      <p className="font-semibold text-small tabular-nums">{facts.join(' · ')}</p>
      {problem !== null && <p className="text-ink-2 text-small">{problems[problem] ?? problem}</p>}
      {answer !== '' && (
        <pre className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-control bg-soft p-2 text-small">
          {answer}
        </pre>
      )}
    </li>
  );
}
