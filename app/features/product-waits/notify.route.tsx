import { data, Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { notifyCopy as copy } from '#messages/product-waits/notify.ts';
import { consentWords } from '#messages/subscribers/consent-words.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { ProductNotFound } from '../catalog/product/product-not-found.tsx';
import type { Route } from './+types/notify.route.ts';
import { notifyAction } from './notify-action.ts';
import { NOTIFY_FORM } from './notify-form-name.ts';
import { NotifyFrame } from './notify-frame.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, viewer] = await Promise.all([
    client.call(getProduct, { params: { id: params.slug } }),
    client.call(getViewer),
  ]);
  const product = foundOrNull(found)?.product ?? null;
  const facts = {
    product,
    email: orThrow(viewer).user?.email ?? '',
    state: new URL(request.url).searchParams.get('state'),
  };
  return data(facts, { status: product === null ? 404 : 200 });
}

export const action = notifyAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: copy.pageTitle(loaderData?.product?.title ?? ''), robots: 'noindex' });

export default function Notify({ loaderData: { product, email, state } }: Route.ComponentProps) {
  if (product === null) {
    return (
      <main>
        <ProductNotFound />
      </main>
    );
  }
  const { slug, title, availability, is_subscription } = product;
  if (state === 'asked') return <NotifyFrame product={product} {...copy.asked} />;
  if (state === 'listed') {
    return <NotifyFrame product={product} title={copy.listed.title} text={copy.listed.text(title)} />;
  }
  if (availability === 'available') {
    return (
      <NotifyFrame product={product} title={copy.available.title} text={title}>
        <Button asChild className="mt-6">
          <Link to={`/${is_subscription ? 'subscription' : 'product'}/${slug}`}>{copy.available.open}</Link>
        </Button>
      </NotifyFrame>
    );
  }
  return (
    <NotifyFrame product={product} title={copy.title[availability](title)} text={copy.lede}>
      <NotifyForm slug={slug} email={email} />
    </NotifyFrame>
  );
}

interface Props {
  readonly slug: string;
  readonly email: string;
}

function NotifyForm({ slug, email }: Props) {
  const form = useActionForm({
    id: NOTIFY_FORM,
    action: waitPath(slug),
    defaults: { email },
    loadSchema: async () => (await import('#contract/product-waits/product-waits.ts')).askForNotice.body,
    toastForInvalid: () => null,
  });
  return (
    <ActionForm form={form} label={copy.submit} className="mt-7 grid max-w-[420px] gap-5">
      <EmailField name="email" label={copy.email} />
      <CheckboxField name="consent">
        {copy.consent}
        <Link to="/privacy" target="_blank" className="text-link underline underline-offset-4">
          {copy.consentLink}
        </Link>
        .
      </CheckboxField>
      <CheckboxField name="news">{consentWords.news}</CheckboxField>
      <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
    </ActionForm>
  );
}
