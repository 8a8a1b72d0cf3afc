import { useState } from 'react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { conflictCopy as copy } from '#messages/catalog/admin-product-editing.ts';
import { fieldLabels, formatFieldValue } from '../values/format-field-value.ts';
import { changedNames, type FieldName, type ProductValues, valuesOf } from '../values/product-values.ts';

type Side = 'mine' | 'theirs';
type ConflictChoices = Readonly<Record<string, Side>>;

interface Conflict {
  readonly base: ProductValues;
  readonly mine: ProductValues;
  readonly theirs: AdminProduct;
}

interface ConflictDialogProps extends Conflict {
  readonly onResolve: (chosen: ProductValues | null) => void;
}

export function ConflictDialog({ onResolve, ...conflict }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ConflictChoices>({});
  const { mine, theirs } = conflict;
  const apply = () => {
    const contested = conflictingFields(conflict);
    const ownFields = changedNames(conflict.base, mine).filter(
      (name) => !contested.includes(name) || choices[name] === 'mine',
    );
    onResolve({ ...valuesOf(theirs), ...Object.fromEntries(ownFields.map((name) => [name, mine[name]])) });
  };
  return (
    <DialogFrame
      size="medium"
      title={copy.title}
      text={copy.text(theirs.updated_by ?? copy.somebody)}
      actions={<Button onClick={apply}>{copy.apply}</Button>}
      onClose={() => onResolve(null)}
    >
      <ConflictFields
        {...conflict}
        sideOf={choices}
        onChoose={(name, side) => setChoices({ ...choices, [name]: side })}
      />
    </DialogFrame>
  );
}

function conflictingFields({ base, mine, theirs }: Conflict) {
  const saved = valuesOf(theirs);
  const changedByMe = changedNames(base, mine);
  return changedNames(base, saved).filter(
    (name) => changedByMe.includes(name) && changedNames(mine, saved).includes(name),
  );
}

interface ConflictFieldsProps extends Conflict {
  readonly sideOf: ConflictChoices;
  readonly onChoose: (name: FieldName, side: Side) => void;
}

export function ConflictFields({ sideOf: choices, onChoose, ...conflict }: ConflictFieldsProps) {
  const { base, mine, theirs } = conflict;
  const saved = valuesOf(theirs);
  const contested = conflictingFields(conflict);
  const labels = fieldLabels();
  const sides = [
    { value: 'theirs', label: copy.theirs },
    { value: 'mine', label: copy.mine },
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {changedNames(base, saved).map((name) => {
        const [said, meant] = [formatFieldValue(name, saved), formatFieldValue(name, mine)];
        const isContested = contested.includes(name);
        return (
          <div key={name} className="grid min-w-0 gap-2 border-line border-t pt-3">
            <h3 className="font-semibold text-ui">{labels[name]}</h3>
            <dl className="grid min-w-0 gap-x-4 text-ui sm:grid-cols-2">
              <Value label={copy.theirs} text={said} />
              {isContested && <Value label={copy.mine} text={meant} />}
            </dl>
            {isContested && said === meant && <p className="text-ink-3 text-small">{copy.inside}</p>}
            {isContested && (
              <Segmented
                label={labels[name]}
                choices={sides}
                value={choices[name] ?? 'theirs'}
                onChange={(side) => onChoose(name, side)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Value({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="line-clamp-6 whitespace-pre-line break-words">{text || copy.empty}</dd>
    </div>
  );
}
