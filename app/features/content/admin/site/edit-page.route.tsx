import { Link } from 'react-router';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { RichTextFormField } from '#app/components/form/rich-text-form-field.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type AdminSitePage, listSitePages } from '#contract/content/admin-site-pages.ts';
import { contentCopy } from '#messages/content/admin.ts';
import { legalCopy as copy, legalCopy } from '#messages/content/admin-settings.ts';
import { ContentForm, useContentForm } from '../content-form.tsx';
import type { Route } from './+types/edit-page.route.ts';
import { sitePageAction } from './site-actions.ts';
import { sitePageInput } from './site-inputs.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { pages } = orThrow(await api(context).call(listSitePages));
  const page = pages.find(({ name }) => name === params.name);
  if (page === undefined) throw new Response(null, { status: 404 });
  return { page };
}

export const action = sitePageAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: legalCopy.title, robots: 'noindex' });

export default function EditPage({ loaderData: { page } }: Route.ComponentProps) {
  return <SitePageForm key={page.name} page={page} />;
}

function SitePageForm({ page }: { readonly page: AdminSitePage }) {
  const { name, title, description, content: html, updated_at } = page;
  const form = useContentForm({
    id: 'site-page',
    action: `/admin/content/pages/${name}`,
    schema: sitePageInput,
    defaults: { title, description, content: html },
    version: updated_at,
  });
  return (
    <ContentForm form={form} label={copy.names[name]} compareHref={`/${name}`}>
      <PageHeader title={copy.names[name]}>
        <Button asChild variant="quiet" size="sm">
          <Link to="/admin/content/pages">{contentCopy.back}</Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={`/${name}`} target="_blank" rel="noreferrer">
            {contentCopy.open}
          </a>
        </Button>
      </PageHeader>
      <div className="grid gap-5">
        <BothLanguages area="site" name="title" label={copy.fields.title}>
          <TextField name="title" label={copy.fields.title} />
        </BothLanguages>
        <BothLanguages area="site" name="description" label={copy.fields.description} rows={2}>
          <GrowingTextareaField
            name="description"
            label={copy.fields.description}
            hint={copy.fields.descriptionHint}
            isOptional
            rows={2}
            maxLength={300}
          />
        </BothLanguages>
        <BothLanguages area="site" name="content" label={copy.fields.content} isHtml>
          <RichTextFormField name="content" label={copy.fields.content} />
        </BothLanguages>
      </div>
    </ContentForm>
  );
}
