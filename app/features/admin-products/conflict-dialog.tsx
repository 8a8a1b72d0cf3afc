import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import { fieldLabels } from './field-labels.ts';
import { formCopy } from './form-copy.ts';
import { changedNames, type ProductValues, valuesOf } from './product-values.ts';
import { valueInWords } from './value-in-words.ts';

const copy = formCopy.conflict;
const sides = [
  { value: 'mine', label: copy.mine },
  { value: 'theirs', label: copy.theirs },
] as const;
type Side = (typeof sides)[number]['value'];

interface ConflictDialogProps {
  /** The form as it was loaded, as it is typed, and the product as somebody else saved it. */
  readonly base: ProductValues;
  readonly mine: ProductValues;
  readonly theirs: AdminProduct;
  readonly onSettle: (chosen: ProductValues | null) => void;
}

/** Two admins, one product: what both changed is chosen field by field, the rest of both is kept. */
export function ConflictDialog({ base, mine, theirs, onSettle }: ConflictDialogProps) {
  const saved = valuesOf(theirs);
  const changedByMe = changedNames(base, mine);
  const contested = changedNames(base, saved).filter(
    (name) => changedByMe.includes(name) && !same(mine[name], saved[name]),
  );
  const [sideOf, setSideOf] = useState<Readonly<Record<string, Side>>>({});
  const apply = () => {
    const kept = changedByMe.filter((name) => !contested.includes(name) || sideOf[name] === 'mine');
    onSettle({ ...saved, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onSettle(null)}>
      <DialogContent size="medium">
        <DialogHeader>
          <DialogTitle>{copy.title}</DialogTitle>
          <DialogDescription>{copy.text(theirs.updated_by ?? copy.somebody)}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid content-start gap-4">
          {changedNames(base, saved).map((name) => (
            <div key={name} className="grid min-w-0 gap-2 border-line border-t pt-3">
              <h3 className="font-semibold text-ui">{fieldLabels[name]}</h3>
              <dl className="grid min-w-0 gap-x-4 text-ui sm:grid-cols-2">
                <Value label={copy.theirs} text={valueInWords(name, saved)} />
                {contested.includes(name) && <Value label={copy.mine} text={valueInWords(name, mine)} />}
              </dl>
              {contested.includes(name) && valueInWords(name, saved) === valueInWords(name, mine) && (
                <p className="text-ink-3 text-small">{copy.inside}</p>
              )}
              {contested.includes(name) && (
                <Segmented
                  label={fieldLabels[name]}
                  choices={sides}
                  value={sideOf[name] ?? 'theirs'}
                  onChange={(side) => setSideOf({ ...sideOf, [name]: side })}
                />
              )}
            </div>
          ))}
        </DialogBody>
        <DialogFooter className="justify-end">
          <Button onClick={apply}>{copy.apply}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function Value({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-small">{label}</dt>
      <dd className="line-clamp-6 whitespace-pre-line break-words">{text || copy.empty}</dd>
    </div>
  );
}
