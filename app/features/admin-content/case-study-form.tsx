import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ImageField } from '#app/components/media-upload/image-field.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { toast } from '#app/lib/toast.ts';
import type { createCaseStudy, DeskCaseStudy, saveCaseStudy } from '#contract/admin/case-studies.ts';
import { industries } from '#shared/content.ts';
import { type CaseStudyForm, type CaseStudyValues, caseStudyValues } from './case-study-values.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { CoverField } from './cover-field.tsx';
import { linesIn } from './desk-form.ts';
import { DeskFormFrame } from './desk-form-frame.tsx';
import { ImpactMetrics, ResultMetrics } from './metric-rows.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { TextField } from './text-field.tsx';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';

const copy = contentCopy.fields;
const PREFIX = '/case-study/';

/** A case study; null: a new one. The story in the wide column, its figures below, what surrounds it beside. */
export function CaseStudyFormPage({ study }: { readonly study: DeskCaseStudy | null }) {
  const draft = useDraft(caseStudyValues(study));
  const [base, setBase] = useState(study?.updated_at ?? '');
  const action = useAction();
  const navigate = useNavigate();
  const { values } = draft;
  const form = { values, problems: action.problems, change: draft.change };
  const settle = (saved: DeskCaseStudy) => {
    draft.settle(caseStudyValues(saved));
    setBase(saved.updated_at);
    toast.success(contentCopy.saved);
    if (study === null) navigate(`/admin/content/case-studies/${saved.id}`, { replace: true });
  };
  const save = (over: string | null) =>
    void action.run(
      () => send(study, values, over ?? base),
      ({ case_study }) => settle(case_study),
    );
  return (
    <DeskFormFrame
      title={study === null ? contentCopy.studies.new : study.title}
      listHref="/admin/content/case-studies"
      previewHref={study === null ? null : `/admin/preview/case-study/${study.id}`}
      values={values}
      isPublished={study?.status === 'published'}
      isDirty={draft.isDirty}
      action={action}
      onSave={save}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-5">
          <StudyWords key={draft.edition} form={form} />
        </div>
        <PublishPanel form={form} prefix={PREFIX}>
          <StudyClient form={form} />
        </PublishPanel>
      </div>
      <div className="mt-8 grid gap-8">
        <ResultMetrics form={form} />
        <ImpactMetrics form={form} />
        <SearchPanel form={form} prefix={PREFIX} />
      </div>
    </DeskFormFrame>
  );
}

function send(study: DeskCaseStudy | null, values: CaseStudyValues, base_updated_at: string) {
  if (study === null) {
    const route = { method: 'post', path: '/api/admin/content/case-studies' } as const;
    return content.call<typeof createCaseStudy>(route, { body: values });
  }
  const route = { method: 'put', path: '/api/admin/content/case-studies/{id}' } as const;
  return content.call<typeof saveCaseStudy>(route, {
    params: { id: study.id },
    body: { ...values, base_updated_at },
  });
}

const lists = ['challenges', 'solutions', 'results'] as const;

function StudyWords({ form }: { readonly form: CaseStudyForm }) {
  const { values, problems, change } = form;
  return (
    <>
      <TextField
        label={copy.title}
        value={values.title}
        error={problems.title}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={copy.excerpt}
        hint={copy.excerptHint}
        value={values.excerpt}
        error={problems.excerpt}
        rows={2}
        max={500}
        onChange={(excerpt) => change({ excerpt })}
      />
      {lists.map((name) => (
        <LinesField key={name} name={name} form={form} />
      ))}
      <RichTextEditor
        label={copy.content}
        value={values.content}
        error={problems.content}
        onChange={(html) => change({ content: html })}
      />
    </>
  );
}

interface LinesFieldProps {
  readonly name: (typeof lists)[number];
  readonly form: CaseStudyForm;
}

/** Points of a list, one a line; what is typed stays as it is typed. */
function LinesField({ name, form: { values, problems, change } }: LinesFieldProps) {
  const [text, setText] = useState(values[name].join('\n'));
  return (
    <TextField
      label={copy[name]}
      hint={copy.lines}
      error={problems[name]}
      rows={4}
      max={5000}
      value={text}
      onChange={(next) => {
        setText(next);
        change({ [name]: linesIn(next) });
      }}
    />
  );
}

function StudyClient({ form: { values, problems, change } }: { readonly form: CaseStudyForm }) {
  return (
    <>
      <TextField
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
              const industry = industries.find((known) => known === target.value);
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
