import type { z } from 'zod';
import { type FormRefusal, formAction, formActions, formRefusal } from '#app/lib/forms/form-action.ts';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';
import type { Client } from '#contract/client.ts';
import { saveRefusals } from '#contract/content/admin-articles.ts';
import { adminCaseStudies } from '#contract/content/admin-case-studies.ts';
import { adminPosts } from '#contract/content/admin-posts.ts';
import { contentCopy as copy } from '#messages/content/admin.ts';
import { mapValue, type Result, succeed } from '#shared/result.ts';
import { caseStudyInput, postInput } from './article-input.ts';
import { type ArticleKind, caseStudyKind, postKind } from './article-kind.ts';

/** `copy_id` is the id of the copy. */
const duplicated = ({ id }: { readonly id: string }) => ({ message: copy.duplicated, copy_id: id });

const listAction = (remove: typeof adminPosts.remove | typeof adminCaseStudies.remove) => ({
  remove: formAction({
    endpoint: remove,
    call: (_, { text }) => ({ params: { id: text('id') } }),
    done: (_, __, { text }) => ({ message: copy.removed, detail: text('title') }),
  }),
});

export const postListAction = formActions(
  listAction(adminPosts.remove),
  formAction({
    endpoint: adminPosts.duplicate,
    call: (_, { text }) => ({ params: { id: text('id') } }),
    done: ({ post }) => duplicated(post),
  }),
);

export const caseStudyListAction = formActions(
  listAction(adminCaseStudies.remove),
  formAction({
    endpoint: adminCaseStudies.duplicate,
    call: (_, { text }) => ({ params: { id: text('id') } }),
    done: ({ case_study }) => duplicated(case_study),
  }),
);

type SaveResult = Promise<Result<{ readonly id: string }, FormRefusal>>;

interface ArticleForm<Schema extends FormSchema> {
  readonly kind: ArticleKind;
  readonly schema: Schema;
  readonly create: (client: Client, body: z.output<Schema>) => SaveResult;
  readonly save: (
    client: Client,
    id: string,
    body: z.output<Schema> & { readonly base_updated_at: string },
  ) => SaveResult;
}

/** The id `new` creates. */
const saveAction = <Schema extends FormSchema>({ kind, schema, create, save }: ArticleForm<Schema>) =>
  formAction({
    form: 'article',
    schema,
    refusals: saveRefusals,
    send: async (body, { client, text, param }) => {
      const id = param('id');
      const saved = await (id === 'new'
        ? create(client, body)
        : save(client, id, { ...body, base_updated_at: text('base_updated_at') }));
      if (!saved.ok) return formRefusal(saved.refusal, { fieldOf: { SLUG_TAKEN: 'slug' } });
      const facts = { id: saved.value.id, message: copy.saved };
      return succeed({ to: kind.formHref(saved.value.id), data: facts });
    },
  });

export const savePostAction = saveAction({
  kind: postKind,
  schema: postInput,
  create: (client, body) => mapValue(client.call(adminPosts.create, { body }), ({ post }) => post),
  save: (client, id, body) =>
    mapValue(client.call(adminPosts.save, { params: { id }, body }), ({ post }) => post),
});

export const saveCaseStudyAction = saveAction({
  kind: caseStudyKind,
  schema: caseStudyInput,
  create: (client, body) =>
    mapValue(client.call(adminCaseStudies.create, { body }), ({ case_study }) => case_study),
  save: (client, id, body) =>
    mapValue(client.call(adminCaseStudies.save, { params: { id }, body }), ({ case_study }) => case_study),
});
