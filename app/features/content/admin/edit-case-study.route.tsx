import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { ImageFormField } from '#app/components/form/image-form-field.tsx';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { SelectField, TextField } from '#app/components/form/text-fields.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { requireViewerId } from '#app/lib/api/require-viewer-id.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type AdminCaseStudy, adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import { studiesCopy } from '#messages/content/admin.ts';
import { fieldsCopy as copy, sectionsCopy } from '#messages/content/admin-articles.ts';
import { industryNames } from '#messages/content/industries.ts';
import { industries } from '#shared/content/content.ts';
import type { Route } from './+types/edit-case-study.route.ts';
import { saveCaseStudyAction } from './articles/article-actions.ts';
import { CoverField } from './articles/article-fields.tsx';
import { ArticleFormPage, useArticleKey } from './articles/article-form.tsx';
import { caseStudyInput } from './articles/article-input.ts';
import { caseStudyKind } from './articles/article-kind.ts';
import { blankCaseStudy } from './articles/article-values.ts';
import { ImpactMetrics, ResultMetrics } from './articles/metric-rows.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const writerId = await requireViewerId(client);
  if (params.id === 'new') return { study: null, writerId };
  const result = orThrow(await client.call(adminCaseStudies.read, { params: { id: params.id } }));
  return { study: result.case_study, writerId };
}

export const action = saveCaseStudyAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, { title: loaderData?.study?.title ?? studiesCopy.new, robots: 'noindex' });

export default function EditCaseStudy({ loaderData: { study, writerId } }: Route.ComponentProps) {
  return <CaseStudyFormPage key={useArticleKey(study?.id ?? 'new')} study={study} writerId={writerId} />;
}

const listFields = ['challenges', 'solutions', 'results'] as const;

interface CaseStudyFormPageProps {
  /** Null: a new study. */
  readonly study: AdminCaseStudy | null;
  readonly writerId: string;
}

function CaseStudyFormPage({ study, writerId }: CaseStudyFormPageProps) {
  return (
    <ArticleFormPage
      kind={caseStudyKind}
      article={study}
      writerId={writerId}
      schema={caseStudyInput}
      blank={blankCaseStudy}
      card={{ image: 'preview_image', eyebrow: 'client_name' }}
      cover={<CoverField name="preview_image" label={copy.preview} hint={copy.previewHint} />}
      basics={
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <BothLanguages area="articles" name="client_name" label={copy.client}>
            <TextField name="client_name" label={copy.client} />
          </BothLanguages>
          <SelectField name="industry" label={copy.industry} options={industries} labels={industryNames} />
        </div>
      }
      ownSections={[
        {
          id: 'story',
          label: sectionsCopy.story,
          fields: listFields,
          content: listFields.map((name) => (
            <BothLanguages
              key={name}
              area="articles"
              name={name}
              label={copy[name]}
              separator={'\n'}
              rows={3}
            >
              <GrowingTextareaField
                name={name}
                label={copy[name]}
                hint={name === 'results' ? copy.resultsHint : copy.lines}
                isOptional
                rows={3}
                maxLength={5000}
              />
            </BothLanguages>
          )),
        },
        {
          id: 'figures',
          label: sectionsCopy.figures,
          fields: ['result_metrics', 'impact_metrics'],
          content: (
            <>
              <ResultMetrics />
              <ImpactMetrics />
            </>
          ),
        },
        {
          id: 'pictures',
          label: sectionsCopy.pictures,
          fields: ['featured_image', 'logo_image'],
          content: (
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <CoverField name="featured_image" label={copy.cover} />
              <ImageFormField name="logo_image" label={copy.logo} area="content" />
            </div>
          ),
        },
      ]}
    />
  );
}
