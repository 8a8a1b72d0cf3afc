import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { quizFormCopy as copy } from '#messages/courses/admin-quiz-form.ts';
import { MAX_TASK_LENGTH } from '#shared/courses/hand-ins.ts';

export function AssignmentFields({ path }: { readonly path: string }) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-4">
      <legend className="float-left font-semibold">{copy.assignment}</legend>
      <p className="text-ink-3 text-small">{copy.assignmentHint}</p>
      <BothLanguages area="catalog" name={`${path}.task`} label={copy.task} rows={4}>
        <TextareaField
          name={`${path}.task`}
          label={copy.task}
          hint={copy.taskHint}
          rows={4}
          maxLength={MAX_TASK_LENGTH}
          isOptional
        />
      </BothLanguages>
      <SwitchFormField
        name={`${path}.is_required`}
        label={copy.mustBeAccepted}
        hint={copy.mustBeAcceptedHint}
      />
    </fieldset>
  );
}
