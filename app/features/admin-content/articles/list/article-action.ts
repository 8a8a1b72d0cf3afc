import { type ActionResult, formText } from '#app/lib/forms/action-result.ts';
import { contentCopy as copy } from '#messages/admin-content.ts';
import type { Result } from '#shared/result.ts';

interface Refusal {
  readonly message: string;
}

/** The calls of one kind of article. */
export interface ArticleCalls {
  duplicate(id: string): Promise<Result<{ readonly id: string }, Refusal>>;
  remove(id: string): Promise<Result<unknown, Refusal>>;
}

export type ArticleIntent = 'duplicate' | 'remove';

/** `copy_id` is the id of the copy. */
export type ArticleActionResult = ActionResult & { readonly copy_id?: string };

/** The answer when the server could not be reached. */
export const articleNotSaved = (): ArticleActionResult => ({ ok: false, message: copy.notSaved, fields: {} });

export async function handleArticleAction(
  form: FormData,
  { duplicate, remove }: ArticleCalls,
): Promise<ArticleActionResult> {
  const id = formText(form, 'id');
  if (form.get('intent') === 'remove') {
    const removed = await remove(id);
    if (!removed.ok) return { ...articleNotSaved(), detail: removed.refusal.message };
    return { ok: true, message: copy.removed, detail: formText(form, 'title') };
  }
  const copied = await duplicate(id);
  if (!copied.ok) return { ...articleNotSaved(), detail: copied.refusal.message };
  return { ok: true, message: copy.duplicated, copy_id: copied.value.id };
}
