import { useField } from '@conform-to/react';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ProductPicker } from '#app/components/admin/product-picker.tsx';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { RadioList } from '#app/components/ui/radio-list.tsx';
import { useNavigateWhenIdle } from '#app/lib/forms/use-navigate-when-idle.ts';
import type { Sequence } from '#contract/sequences/admin.ts';
import { sequenceFormCopy as copy, sequencesCopy } from '#messages/sequences/admin.ts';
import { formatCount } from '#shared/money/money.ts';
import { messagePurposes } from '#shared/people/consents.ts';
import { sequenceTriggers } from '#shared/people/sequences.ts';
import { newSequenceInput, SEQUENCE_FORM, sequenceInput, triggerFields } from './sequence-input.ts';
import { SEQUENCES_PATH, sequencePath, settingsPath } from './sequence-paths.ts';

interface NamedThing {
  readonly id: string;
  readonly name: string;
}

interface Choices {
  readonly segments: readonly NamedThing[];
  readonly tags: readonly string[];
}

interface Props extends Choices {
  /** Null: a new one. */
  readonly sequence: Sequence | null;
}

export function SequenceSettingsForm({ sequence, ...choices }: Props) {
  const [savedPath, setSavedPath] = useState<string | null>(null);
  const form = useAdminForm({
    id: SEQUENCE_FORM,
    action: sequence === null ? `${SEQUENCES_PATH}/new` : settingsPath(sequence.id),
    schema: sequence === null ? newSequenceInput : sequenceInput,
    defaults: valuesOf(sequence),
    failed: copy.saveFailed,
    onDone: ({ id = '' }) => setSavedPath(sequencePath(sequence?.id ?? id)),
  });
  useNavigateWhenIdle(savedPath, form);
  return (
    <>
      <ActionForm
        form={form}
        label={sequencesCopy.title}
        className="grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-8"
      >
        {sequence !== null && <input type="hidden" name="intent" value="update" />}
        <div className="grid gap-4">
          <TextField name="name" label={copy.name} hint={copy.nameHint} maxLength={80} autoComplete="off" />
          {sequence === null ? (
            <RadioList
              legend={copy.purpose}
              name="purpose"
              options={messagePurposes.map((value) => ({
                value,
                label: capitalised(sequencesCopy.purposes[value]),
                hint: copy.purposeHints[value],
              }))}
            />
          ) : (
            <p className="text-ink-2 text-ui">
              {copy.purposeStays(sequencesCopy.purposes[sequence.purpose])}
            </p>
          )}
        </div>
        <TriggerFields {...choices} product={sequence?.trigger.product ?? null} />
        <ExitFields product={sequence?.exit_product ?? null} />
        <Button
          type="submit"
          size="lg"
          className="justify-self-start max-sm:w-full"
          busyText={form.isBusy ? copy.busy : undefined}
        >
          {copy.save}
        </Button>
      </ActionForm>
      {sequence !== null && <DeleteSequence sequence={sequence} />}
    </>
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function valuesOf(sequence: Sequence | null): Readonly<Record<string, string>> {
  if (sequence === null) {
    return { kind: 'subscribed', exits_on_refund: 'true', exits_on_unsubscribe: 'true' };
  }
  const { name, trigger, exit_product, ...switches } = sequence;
  const { kind, text, product, segment } = trigger;
  const field = triggerFields[kind];
  return {
    name,
    kind,
    ...(field !== null && { [field]: text ?? product?.id ?? segment?.id ?? '' }),
    exit_product: exit_product?.id ?? '',
    exits_on_refund: String(switches.exits_on_refund),
    exits_on_unsubscribe: String(switches.exits_on_unsubscribe),
    exits_outside_segment: String(switches.exits_outside_segment),
    is_restartable: String(switches.is_restartable),
  };
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-6">
      <h2 className="text-t3">{title}</h2>
      {children}
    </section>
  );
}

const optionsOf = (things: readonly NamedThing[]) =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]));

const pickOf = (product: NamedThing | null) =>
  product === null ? null : { value: product.id, label: product.name };

interface WithProduct {
  /** The saved one; null: none. */
  readonly product: NamedThing | null;
}

function TriggerFields({ segments, tags, product }: Choices & WithProduct) {
  const [kind] = useField<string>('kind');
  const listId = useId();
  return (
    <Part title={copy.begin}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          name="kind"
          label={copy.kind}
          options={Object.fromEntries(
            sequenceTriggers.map((value) => [value, sequencesCopy.triggers[value]]),
          )}
        />
        {kind.value === 'bought' && (
          <ProductPicker name="product" label={copy.product} picked={pickOf(product)} />
        )}
        {kind.value === 'segment' && (
          <ChoiceField name="segment" label={copy.segment} none={copy.choose} options={optionsOf(segments)} />
        )}
        {kind.value === 'source' && (
          <TextField
            name="source"
            label={copy.source}
            hint={copy.sourceHint}
            maxLength={100}
            autoComplete="off"
          />
        )}
        {kind.value === 'tag' && (
          <>
            <TextField name="tag" label={copy.tag} list={listId} maxLength={40} autoComplete="off" />
            <datalist id={listId}>
              {tags.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
          </>
        )}
      </div>
      <SwitchFormField name="is_restartable" label={copy.restart} hint={copy.restartHint} />
    </Part>
  );
}

function ExitFields({ product }: WithProduct) {
  const [kind] = useField<string>('kind');
  return (
    <Part title={copy.exits}>
      <div className="sm:w-1/2">
        <ProductPicker
          name="exit_product"
          label={copy.exitProduct}
          none={copy.noProduct}
          picked={pickOf(product)}
        />
      </div>
      <SwitchFormField name="exits_on_refund" label={copy.refund} hint={copy.refundHint} />
      <SwitchFormField name="exits_on_unsubscribe" label={copy.unsubscribe} hint={copy.unsubscribeHint} />
      {kind.value === 'segment' && <SwitchFormField name="exits_outside_segment" label={copy.outside} />}
    </Part>
  );
}

function DeleteSequence({ sequence: { id, name, people_count } }: { readonly sequence: Sequence }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const form = useAdminForm({
    id: 'delete-sequence',
    action: settingsPath(id),
    failed: copy.removeFailed,
    onDone: () => void navigate(SEQUENCES_PATH),
  });
  return (
    <div className="mt-10 max-w-[640px] border-line border-t pt-5">
      <Button variant="quiet" size="sm" className="text-debit" onClick={() => setIsOpen(true)}>
        {copy.remove}
      </Button>
      {isOpen && (
        <FormDialog
          role="alertdialog"
          title={copy.removeTitle(name)}
          text={copy.removeText(formatCount(people_count))}
          form={form}
          hiddenFields={{ intent: 'delete' }}
          submitLabel={copy.remove}
          busyText={copy.busy}
          isDanger
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
