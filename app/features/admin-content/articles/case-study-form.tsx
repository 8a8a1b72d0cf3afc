import { useState } from 'react';
import { ImageField } from '#app/components/media-upload/fields/image-field.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import type { AdminCaseStudy } from '#contract/admin/case-studies.ts';
import { fieldsCopy as copy } from '#messages/admin-content.ts';
import { industries } from '#shared/content.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { ArticleFormPage } from './article-form.tsx';
import { parseLines } from './article-values.ts';
import { type CaseStudyForm, caseStudyKind } from './case-study-kind.ts';
import { CoverField } from './cover-field.tsx';
import { ImpactMetrics, ResultMetrics } from './metric-rows.tsx';
import { useArticleForm } from './use-article-form.ts';

const listFields = ['challenges', 'solutions', 'results'] as const;

interface CaseStudyFormProps {
  /** Null: a new one. */
  readonly study: AdminCaseStudy | null;
  readonly writerId: string;
}

export function CaseStudyFormPage({ study, writerId }: CaseStudyFormProps) {
  const form = useArticleForm(caseStudyKind, study, writerId);
  return (
    <ArticleFormPage
      kind={caseStudyKind}
      article={study}
      form={form}
      bodyExtra={listFields.map((name) => <LinesField key={name} name={name} form={form} />)}
      aside={<StudyClient form={form} />}
      footer={
        <>
          <ResultMetrics form={form} />
          <ImpactMetrics form={form} />
        </>
      }
    />
  );
}

interface LinesFieldProps {
  readonly name: (typeof listFields)[number];
  readonly form: CaseStudyForm;
}

/** Keeps the typed text, so that blank lines do not vanish while typing. */
function LinesField({ name, form: { values, problems, change } }: LinesFieldProps) {
  const [text, setText] = useState(values[name].join('\n'));
  return (
    <ControlledTextField
      label={copy[name]}
      hint={copy.lines}
      error={problems[name]}
      rows={4}
      maxLength={5000}
      value={text}
      onChange={(next) => {
        setText(next);
        change({ [name]: parseLines(next) });
      }}
    />
  );
}

function StudyClient({ form: { values, problems, change } }: { readonly form: CaseStudyForm }) {
  return (
    <>
      <ControlledTextField
        label={copy.client}
        value={values.client_name}
        error={problems.client_name}
        onChange={(client_name) => change({ client_name })}
      />
      <Field label={copy.industry} error={problems.industry}>
        {(control) => (
          <Select
            {...control}
            value={values.industry}
            onChange={({ target }) => {
              const industry = industries.find((option) => option === target.value);
              if (industry !== undefined) change({ industry });
            }}
          >
            {industries.map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </Select>
        )}
      </Field>
      <CoverField
        label={copy.preview}
        hint={copy.previewHint}
        slug={values.slug}
        url={values.preview_image}
        error={problems.preview_image}
        onChange={(preview_image) => change({ preview_image })}
      />
      <CoverField
        label={copy.cover}
        slug={values.slug}
        url={values.featured_image}
        error={problems.featured_image}
        onChange={(featured_image) => change({ featured_image })}
      />
      <ImageField
        label={copy.logo}
        area="content"
        url={values.logo_image}
        error={problems.logo_image}
        onChange={(logo_image) => change({ logo_image })}
      />
    </>
  );
}
