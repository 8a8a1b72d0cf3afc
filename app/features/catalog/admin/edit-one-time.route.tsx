import { data, Link, useLocation } from 'react-router';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { cn } from '#app/lib/cn.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getEditedContent } from '#contract/catalog/admin-product-content.ts';
import { productKindCopy } from '#messages/catalog/admin.ts';
import { builderCopy, builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';
import { formCopy } from '#messages/catalog/admin-product-form.ts';
import type { Route } from './+types/edit-one-time.route.ts';
import { ContentBuilder } from './content-builder/content-builder.tsx';
import { fetchProductForm } from './form/fetch-product-form.ts';
import { ProductFormPage } from './form/product-form.tsx';
import { saveProductAction } from './form/save-product.ts';
import { ProductError, ProductMissing } from './product-error.tsx';
import { oneTime } from './product-kind.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [form, content] = await Promise.all([
    fetchProductForm(client, params.id, oneTime),
    client.call(getEditedContent, { params: { id: params.id } }),
  ]);
  const values = { ...form, content: content.ok ? content.value : null };
  return data(values, { status: form.is_missing ? 404 : 200 });
}

export const action = saveProductAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.product?.title ?? productKindCopy[oneTime.name].title,
    robots: 'noindex',
  });

/** Both tabs stay mounted, so that unsaved input survives a change of tab (APRD-043). */
export default function EditProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, is_missing, session, adminId, content } = loaderData;
  const tab = readBuilderTab(useLocation().search);
  if (is_missing) return <ProductMissing kind={oneTime} />;
  if (product === null)
    return <ProductError title={productKindCopy[oneTime.name].title} message={formCopy.fetchFailed} />;
  return (
    <>
      <BuilderTabs tab={tab} />
      <div hidden={tab !== 'details'}>
        <ProductFormPage
          key={product.id}
          kind={oneTime}
          product={product}
          session={session}
          adminId={adminId}
        />
      </div>
      <div hidden={tab !== 'content'}>
        <PageHeader title={product.title} />
        {content === null ? (
          <ErrorState title={builderCopy.loadFailed} />
        ) : (
          <ContentBuilder key={product.id} content={content} adminId={adminId} />
        )}
      </div>
    </>
  );
}

type BuilderTab = 'details' | 'content';

function readBuilderTab(search: string): BuilderTab {
  return new URLSearchParams(search).get('tab') === 'content' ? 'content' : 'details';
}

/** APRD-043: the open tab is in the URL. */
export function BuilderTabs({ tab }: { readonly tab: BuilderTab }) {
  const { pathname } = useLocation();
  const tabs = [
    { name: 'details', label: copy.details, to: pathname },
    { name: 'content', label: copy.title, to: `${pathname}?tab=content` },
  ] as const;
  return (
    <nav aria-label={copy.tabs} className={cn(trackClasses, 'mb-5')}>
      {tabs.map(({ name, label, to }) => (
        <Link
          key={name}
          to={to}
          replace
          preventScrollReset
          aria-current={tab === name ? 'page' : undefined}
          data-state={tab === name ? 'active' : undefined}
          className={cn(segmentClasses, 'text-center max-sm:whitespace-normal max-sm:text-small')}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
