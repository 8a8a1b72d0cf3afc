import { useState } from 'react';
import type { DeskPost } from '#contract/admin/posts.ts';
import { contentCopy } from './content-copy.ts';
import { CoverField } from './cover-field.tsx';
import { tagsIn } from './desk-form.ts';
import { PieceFormPage } from './piece-form.tsx';
import { type PostForm, postKind } from './post-kind.ts';
import { TextField } from './text-field.tsx';
import { usePieceForm } from './use-piece-form.ts';

const copy = contentCopy.fields;

interface PostFormProps {
  /** Null: a new one. */
  readonly post: DeskPost | null;
  readonly categories: readonly string[];
  readonly writerId: string;
}

/** The form of an article: its category, tags and cover are its own. */
export function PostFormPage({ post, categories, writerId }: PostFormProps) {
  const form = usePieceForm(postKind, post, writerId);
  return (
    <PieceFormPage
      kind={postKind}
      piece={post}
      form={form}
      beside={<PostShelf form={form} categories={categories} />}
    />
  );
}

interface PostShelfProps {
  readonly form: PostForm;
  readonly categories: readonly string[];
}

function PostShelf({ form: { values, problems, change }, categories }: PostShelfProps) {
  const [tags, setTags] = useState(values.tags.join(', '));
  return (
    <>
      <TextField
        label={copy.category}
        value={values.category}
        error={problems.category}
        list="post-categories"
        max={100}
        onChange={(category) => change({ category })}
      />
      <datalist id="post-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField
        label={copy.tags}
        hint={copy.tagsHint}
        value={tags}
        error={problems.tags}
        max={1000}
        onChange={(text) => {
          setTags(text);
          change({ tags: tagsIn(text) });
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
