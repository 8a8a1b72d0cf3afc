import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import type { ActionRefusal } from '#app/lib/forms/action-result.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { mapValue, type Result } from '#shared/result.ts';

interface IdsAction<Changed> {
  /** Of the `IdsDialog`. */
  readonly form: string;
  readonly change: (target: ReturnType<typeof targetOf>) => Promise<Result<Changed, ActionRefusal>>;
  /** The toast. */
  readonly done: (changed: Changed) => string;
  readonly failed?: string;
  /** Of the endpoint. */
  readonly refusals?: Readonly<Record<string, { readonly status: number }>>;
}

/** Ends rows of the desk, or starts them again. */
export function handleIds<Changed>(
  posted: FormData,
  { form, change, done, refusals, ...problem }: IdsAction<Changed>,
) {
  return handleForm({
    posted,
    form,
    schema: targetInput,
    ...(refusals && { refusals }),
    send: async (target) => {
      const changed = await mapValue(change(targetOf(target)), done);
      return changed.ok ? formDone(changed.value) : formRefusal(changed.refusal, problem);
    },
  });
}
