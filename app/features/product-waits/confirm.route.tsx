import { data } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { ProductNotFound } from '#app/features/catalog/product/product-not-found.tsx';
import { confirmNoticeAction } from '#app/features/product-waits/notify-action.ts';
import { NotifyFrame } from '#app/features/product-waits/notify-frame.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { notifyCopy } from '#messages/product-waits/notify.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import type { Route } from './+types/confirm.route.ts';

const FORM = 'confirm-notice';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await api(context).call(getProduct, { params: { id: params.slug } });
  const product = foundOrNull(found)?.product ?? null;
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return data({ product, token }, { status: product === null ? 404 : 200 });
}

/** A GET only shows a button, because mail scanners follow links. */
export const action = confirmNoticeAction(FORM);
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: notifyCopy.confirm.title, robots: 'noindex' });

export default function ConfirmNotice({ loaderData: { product, token } }: Route.ComponentProps) {
  const { confirm: copy } = notifyCopy;
  const slug = product?.slug ?? '';
  const form = useActionForm({
    id: FORM,
    action: `${waitPath(slug)}/confirm`,
    toastFor: ({ code }) => (code === 'INVALID_TOKEN' ? null : undefined),
  });
  if (product === null) {
    return (
      <main>
        <ProductNotFound />
      </main>
    );
  }
  if (form.code === 'INVALID_TOKEN')
    return <NotifyFrame product={product} title={copy.invalidTitle} text={copy.invalid} />;
  return (
    <NotifyFrame product={product} title={copy.title} text={copy.text}>
      <ActionForm form={form} label={copy.title} className="mt-6 grid max-w-[420px] gap-4">
        <input type="hidden" name="token" value={token} />
        <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
      </ActionForm>
    </NotifyFrame>
  );
}
