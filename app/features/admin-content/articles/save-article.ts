import type { z } from 'zod';
import type { ActionRefusal } from '#app/lib/forms/action-result.ts';
import { formText } from '#app/lib/forms/action-result.ts';
import { formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import { saveRefusals } from '#contract/admin/content/articles.ts';
import { contentCopy } from '#messages/admin-content.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { ArticleKind } from './article-kind.ts';

type Saved = Promise<Result<{ readonly id: string }, ActionRefusal>>;

interface SaveArticleOptions<Schema extends FormSchema> {
  readonly posted: FormData;
  readonly kind: ArticleKind;
  /** `new` creates. */
  readonly id: string;
  readonly schema: Schema;
  readonly create: (body: z.output<Schema>) => Saved;
  readonly save: (body: z.output<Schema> & { readonly base_updated_at: string }) => Saved;
}

/** The action of an article's form. */
export const saveArticle = <Schema extends FormSchema>(options: SaveArticleOptions<Schema>) => {
  const { posted, kind, id, schema, create, save } = options;
  return handleForm({
    posted,
    form: 'article',
    schema,
    refusals: saveRefusals,
    send: async (body) => {
      const base_updated_at = formText(posted, 'base_updated_at');
      const saved = await (id === 'new' ? create(body) : save({ ...body, base_updated_at }));
      if (!saved.ok) return formRefusal(saved.refusal, { fieldOf: { SLUG_TAKEN: 'slug' } });
      const facts = { id: saved.value.id, message: contentCopy.saved };
      return succeed({ to: kind.formHref(saved.value.id), data: facts });
    },
  });
};
