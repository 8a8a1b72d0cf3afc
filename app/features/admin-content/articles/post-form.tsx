import { useState } from 'react';
import type { AdminPost } from '#contract/admin/posts.ts';
import { fieldsCopy as copy } from '#messages/admin-content.ts';
import { ControlledTextField } from '../controlled-text-field.tsx';
import { ArticleFormPage } from './article-form.tsx';
import { parseTags } from './article-values.ts';
import { CoverField } from './cover-field.tsx';
import { type PostForm, postKind } from './post-kind.ts';
import { useArticleForm } from './use-article-form.ts';

interface PostFormProps {
  /** Null: a new one. */
  readonly post: AdminPost | null;
  readonly categories: readonly string[];
  readonly writerId: string;
}

export function PostFormPage({ post, categories, writerId }: PostFormProps) {
  const form = useArticleForm(postKind, post, writerId);
  return (
    <ArticleFormPage
      kind={postKind}
      article={post}
      form={form}
      aside={<PostTaxonomy form={form} categories={categories} />}
    />
  );
}

interface PostTaxonomyProps {
  readonly form: PostForm;
  readonly categories: readonly string[];
}

function PostTaxonomy({ form: { values, problems, change }, categories }: PostTaxonomyProps) {
  const [tags, setTags] = useState(values.tags.join(', '));
  return (
    <>
      <ControlledTextField
        label={copy.category}
        value={values.category}
        error={problems.category}
        list="post-categories"
        maxLength={100}
        onChange={(category) => change({ category })}
      />
      <datalist id="post-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <ControlledTextField
        label={copy.tags}
        hint={copy.tagsHint}
        value={tags}
        error={problems.tags}
        maxLength={1000}
        onChange={(text) => {
          setTags(text);
          change({ tags: parseTags(text) });
        }}
      />
      <CoverField
        label={copy.cover}
        slug={values.slug}
        url={values.featured_image}
        error={problems.featured_image}
        onChange={(featured_image) => change({ featured_image })}
      />
    </>
  );
}
