import { Form, redirectDocument, useNavigation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { decideDevCheckout, getDevCheckout } from '#contract/dev/dev.ts';
import { devGatewayCopy as copy } from '#messages/payments/dev-gateway.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatDayTime } from '#shared/time/dates.ts';
import type { Route } from './+types/checkout.route.ts';

/** Plays the gateway's site: it knows its payment session and nothing of the shop. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return orThrow(await api(context).call(getDevCheckout, { params: { session_id: params.sessionId } }));
}

const outcomes = ['paid', 'failed', 'expired'] as const;

export async function action({ params, request, context }: Route.ActionArgs) {
  const chosen = (await request.formData()).get('outcome');
  const outcome = outcomes.find((known) => known === chosen) ?? 'failed';
  const path = { params: { session_id: params.sessionId } };
  const decided = await actionApi(context).call(decideDevCheckout, { ...path, body: { outcome } });
  // Loads the shop anew in the buyer's language, as from another site.
  if (decided.ok) return redirectDocument(decided.value.session.return_url);
  if (decided.refusal.code !== 'SESSION_NOT_OPEN') orThrow(decided);
  return redirectDocument(orThrow(await actionApi(context).call(getDevCheckout, path)).session.return_url);
}

/** Derived from the session id, so that it stays the same. */
const virtualAccountOf = (id: string) =>
  `8808${Number.parseInt(id.slice(4, 14), 16).toString().padStart(13, '0')}`;

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: 'robots', content: 'noindex' }];

export default function DevCheckout({ loaderData }: Route.ComponentProps) {
  const { session } = loaderData;
  const isBusy = useNavigation().state !== 'idle';
  const isOpen = session.status === 'open';
  return (
    <main className="grid min-h-dvh place-items-center bg-sunk px-5 py-12">
      <div className="w-full max-w-[440px] rounded-sheet border border-line bg-lift p-6 shadow-2">
        <p className="text-ink-3 text-small">{copy.kind}</p>
        <h1 className="mt-1 font-semibold text-t2">{session.description}</h1>
        <dl className="mt-5 text-ui">
          {session.way !== null && (
            <div className="flex justify-between gap-4 border-line-strong border-t border-dashed py-3">
              <dt className="text-ink-2">{copy.way}</dt>
              <dd>{paymentMethodLabel(session.way)}</dd>
            </div>
          )}
          {session.way?.startsWith('va_') && (
            <div className="flex justify-between gap-4 border-line-strong border-t border-dashed py-3">
              <dt className="text-ink-2">{copy.number}</dt>
              <dd className="num">{virtualAccountOf(session.session_id)}</dd>
            </div>
          )}
          <div className="flex justify-between gap-4 border-line-strong border-t border-dashed py-3">
            <dt className="text-ink-2">{copy.deadline}</dt>
            <dd className="num">{formatDayTime(session.expires_at)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 border-ink border-t-2 py-3">
            <dt className="font-semibold">{copy.total}</dt>
            <dd className="num font-semibold text-2xl tracking-[-0.03em]">{formatRupiah(session.amount)}</dd>
          </div>
        </dl>
        {isOpen ? (
          <Form method="post" className="mt-5 grid gap-2.5">
            <Button type="submit" name="outcome" value="paid" disabled={isBusy}>
              {isBusy ? copy.busy : copy.pay(formatRupiah(session.amount))}
            </Button>
            <div className="grid gap-2.5 sm:grid-cols-2">
              <Button type="submit" name="outcome" value="failed" variant="outline" disabled={isBusy}>
                {copy.fail}
              </Button>
              <Button type="submit" name="outcome" value="expired" variant="outline" disabled={isBusy}>
                {copy.expire}
              </Button>
            </div>
          </Form>
        ) : (
          <Button asChild className="mt-5 w-full">
            <a href={session.return_url}>{copy.back}</a>
          </Button>
        )}
      </div>
    </main>
  );
}
