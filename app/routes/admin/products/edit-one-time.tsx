import { useLocation } from 'react-router';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { builderCopy } from '#app/features/admin-content-builder/builder-copy.ts';
import { BuilderTabs, readBuilderTab } from '#app/features/admin-content-builder/builder-tabs.tsx';
import { ContentBuilder } from '#app/features/admin-content-builder/content-builder.tsx';
import { fetchContent } from '#app/features/admin-content-builder/fetch-content.ts';
import { fetchProductForm } from '#app/features/admin-products/form/fetch-product-form.ts';
import { ProductFormPage } from '#app/features/admin-products/form/product-form.tsx';
import { ProductFormError } from '#app/features/admin-products/form/product-form-error.tsx';
import { oneTime } from '#app/features/admin-products/product-kind.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { Route } from './+types/edit-one-time.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [form, content] = await Promise.all([
    fetchProductForm(client, params.id, oneTime),
    fetchContent(client, params.id),
  ]);
  return { ...form, content };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData?.product?.title ?? oneTime.title, robots: 'noindex' });

/** Both tabs stay where they are, so that nothing typed in one is lost by a look at the other (APRD-043). */
export default function EditProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, adminId, content } = loaderData;
  const tab = readBuilderTab(useLocation().search);
  if (product === null) return <ProductFormError kind={oneTime} />;
  return (
    <>
      <BuilderTabs tab={tab} />
      <div hidden={tab !== 'details'}>
        <ProductFormPage key={product.id} kind={oneTime} product={product} adminId={adminId} />
      </div>
      <div hidden={tab !== 'content'}>
        {content === null ? (
          <ErrorState title={builderCopy.loadFailed} />
        ) : (
          <ContentBuilder key={product.id} content={content} adminId={adminId} />
        )}
      </div>
    </>
  );
}
