import { Link, redirect, useLocation } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { purchaseLinkAction } from '#app/features/account/actions/sign-in-by-purchase-link.ts';
import { firstSignInClientAction } from '#app/features/account/actions/sign-in-client-action.ts';
import { PurchaseFrame } from '#app/features/checkout/purchase/purchase-frame.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import type { Route } from './+types/purchase-link.route.ts';

const FORM = 'open-purchase';

/** A signed-in user is redirected to the purchase's page, which leaves the link unused. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = new URL(request.url).searchParams.get('next');
  if (next === null) return null;
  const { user } = orThrow(await api(context).call(getViewer));
  if (user !== null) throw redirect(safeNext(next));
  return null;
}

/** A GET only shows a button, because mail scanners follow links, and a link works once. */
export const action = purchaseLinkAction(FORM);
export const clientAction = firstSignInClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: purchaseStatusCopy.link.title, robots: 'noindex' });

export default function PurchaseLink() {
  const { link } = purchaseStatusCopy;
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search).get('next') ?? '/user/purchases';
  const isTrial = new URLSearchParams(search).get('for') === 'trial';
  const words = isTrial
    ? { title: link.trialTitle, text: link.trialText, open: link.trialOpen }
    : { title: link.title, text: link.text, open: link.open };
  const form = useActionForm({
    id: FORM,
    action: pathname + search,
    toastFor: ({ code, message }) => {
      if (code === 'CLAIM_LINK_INVALID') return null;
      return code === 'NETWORK_ERROR' ? undefined : { title: link.failed, text: message };
    },
  });
  if (form.code === 'CLAIM_LINK_INVALID') {
    return (
      <PurchaseFrame>
        <EmptyState title={link.usedTitle} hint={link.used} level={1}>
          <Button asChild>
            <Link to={`/login?${new URLSearchParams({ code: '1', next })}`}>{link.signIn}</Link>
          </Button>
        </EmptyState>
      </PurchaseFrame>
    );
  }
  return (
    <PurchaseFrame>
      <EmptyState title={words.title} hint={words.text} level={1}>
        <ActionForm form={form} label={words.title} className="grid gap-4 max-sm:w-full">
          <SubmitButton form={form} label={words.open} busyText={link.busy} />
        </ActionForm>
      </EmptyState>
    </PurchaseFrame>
  );
}
