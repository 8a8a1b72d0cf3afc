import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { toast } from '#app/lib/toast.ts';
import type { createPost, DeskPost, savePost } from '#contract/admin/posts.ts';
import { content } from './content-client.ts';
import { contentCopy } from './content-copy.ts';
import { CoverField } from './cover-field.tsx';
import { publishingOf, tagsIn } from './desk-form.ts';
import { DeskFormFrame } from './desk-form-frame.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { TextField } from './text-field.tsx';
import { useAction } from './use-action.ts';
import { useDraft } from './use-draft.ts';

const copy = contentCopy.fields;
const PREFIX = '/blog/';

const blank = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  tags: [],
  featured_image: null,
  meta_title: null,
  meta_description: null,
  status: 'draft',
  published_at: null,
} as const;

type PostValues = ReturnType<typeof valuesOf>;

function valuesOf(post: DeskPost | null) {
  const {
    title,
    slug,
    excerpt,
    content: html,
    category,
    tags,
    featured_image,
    ...rest
  } = post ?? {
    ...blank,
    tags: [...blank.tags],
    scheduled_at: null,
  };
  const { meta_title, meta_description } = rest;
  return {
    ...{ title, slug, excerpt, content: html, category, tags, featured_image, meta_title, meta_description },
    ...publishingOf(rest),
  };
}

interface PostFormProps {
  /** Null: a new one. */
  readonly post: DeskPost | null;
  readonly categories: readonly string[];
}

/** An article: its words in the wide column, what surrounds them in the narrow one. */
export function PostForm({ post, categories }: PostFormProps) {
  const draft = useDraft(valuesOf(post));
  const [base, setBase] = useState(post?.updated_at ?? '');
  const action = useAction();
  const navigate = useNavigate();
  const { values } = draft;
  const form = { values, problems: action.problems, change: draft.change };
  const settle = (saved: DeskPost) => {
    draft.settle(valuesOf(saved));
    setBase(saved.updated_at);
    toast.success(contentCopy.saved);
    if (post === null) navigate(`/admin/content/blog/${saved.id}`, { replace: true });
  };
  const save = (over: string | null) =>
    void action.run(() => send(post, values, over ?? base), settleWith(settle));
  return (
    <DeskFormFrame
      title={post === null ? contentCopy.posts.new : post.title}
      listHref="/admin/content"
      previewHref={post === null ? null : `/admin/preview/blog/${post.id}`}
      values={values}
      isPublished={post?.status === 'published'}
      isDirty={draft.isDirty}
      action={action}
      onSave={save}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-5">
          <PostWords form={form} edition={draft.edition} />
        </div>
        <PublishPanel form={form} prefix={PREFIX}>
          <PostShelf form={form} categories={categories} />
        </PublishPanel>
      </div>
      <div className="mt-8">
        <SearchPanel form={form} prefix={PREFIX} />
      </div>
    </DeskFormFrame>
  );
}

const settleWith = (settle: (saved: DeskPost) => void) => (answer: { readonly post: DeskPost }) =>
  settle(answer.post);

function send(post: DeskPost | null, values: PostValues, base_updated_at: string) {
  if (post === null) {
    const route = { method: 'post', path: '/api/admin/content/posts' } as const;
    return content.call<typeof createPost>(route, { body: values });
  }
  const route = { method: 'put', path: '/api/admin/content/posts/{id}' } as const;
  return content.call<typeof savePost>(route, {
    params: { id: post.id },
    body: { ...values, base_updated_at },
  });
}

interface PartProps {
  readonly form: {
    readonly values: PostValues;
    readonly problems: Readonly<Record<string, string>>;
    change(part: Partial<PostValues>): void;
  };
}

function PostWords({ form, edition }: PartProps & { readonly edition: number }) {
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
      <RichTextEditor
        key={edition}
        label={copy.content}
        value={values.content}
        error={problems.content}
        onChange={(html) => change({ content: html })}
      />
    </>
  );
}

function PostShelf({ form, categories }: PartProps & { readonly categories: readonly string[] }) {
  const { values, problems, change } = form;
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
