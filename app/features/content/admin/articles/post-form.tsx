import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import type { AdminPost } from '#contract/content/admin-posts.ts';
import { fieldsCopy as copy } from '#messages/content/admin-articles.ts';
import { CoverField } from './article-fields.tsx';
import { ArticleFormPage } from './article-form.tsx';
import { postInput } from './article-input.ts';
import { postKind } from './article-kind.ts';
import { blankPost } from './article-values.ts';

interface PostFormPageProps {
  /** Null: a new post. */
  readonly post: AdminPost | null;
  readonly categories: readonly string[];
  readonly writerId: string;
}

export function PostFormPage({ post, categories, writerId }: PostFormPageProps) {
  return (
    <ArticleFormPage
      kind={postKind}
      article={post}
      writerId={writerId}
      schema={postInput}
      blank={blankPost}
      card={{ image: 'featured_image', eyebrow: 'category' }}
      cover={<CoverField name="featured_image" label={copy.cover} />}
      basics={
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <BothLanguages area="articles" name="category" label={copy.category}>
              <TextField name="category" label={copy.category} list="post-categories" maxLength={100} />
            </BothLanguages>
            <BothLanguages area="articles" name="tags" label={copy.tags} separator=",">
              <TextField name="tags" label={copy.tags} hint={copy.tagsHint} isOptional maxLength={1000} />
            </BothLanguages>
          </div>
          <datalist id="post-categories">
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
        </>
      }
    />
  );
}
