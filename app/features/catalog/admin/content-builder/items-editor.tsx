import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { builderCopy as copy, itemWords } from '#messages/catalog/admin-content-builder.ts';
import { type ListedType, type SectionItem, writeItems } from '#shared/content/section-items.ts';

interface ItemsEditorProps {
  readonly type: ListedType;
  readonly items: readonly SectionItem[];
  onChange(html: string): void;
}

const EMPTY: SectionItem = { title: '', text: '', points: [] };

export function ItemsEditor({ type, items: initialItems, onChange }: ItemsEditorProps) {
  const [items, setItems] = useState(initialItems.length === 0 ? [EMPTY] : initialItems);
  const labels = itemWords[type];
  const put = (next: readonly SectionItem[]) => {
    setItems(next);
    onChange(writeItems(type, next));
  };
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids and are never reordered
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-line border-t pt-3">
            <ItemFields
              type={type}
              item={item}
              onChange={(changed) =>
                put(items.map((other, position) => (position === index ? changed : other)))
              }
            />
            <Button
              variant="quiet"
              size="icon"
              className="mt-6"
              aria-label={copy.remove(labels.name(index + 1))}
              onClick={() => put(items.filter((_, position) => position !== index))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => put([...items, EMPTY])}
      >
        <Plus aria-hidden="true" />
        {labels.add}
      </Button>
    </div>
  );
}

interface ItemFieldsProps {
  readonly type: ListedType;
  readonly item: SectionItem;
  onChange(item: SectionItem): void;
}

function ItemFields({ type, item, onChange }: ItemFieldsProps) {
  const labels = itemWords[type];
  const isLong = type === 'testimonials';
  return (
    <div className="grid gap-3">
      <Field label={labels.title}>
        {(control) =>
          isLong ? (
            <Textarea
              {...control}
              rows={3}
              value={item.title}
              onChange={({ target }) => onChange({ ...item, title: target.value })}
            />
          ) : (
            <Input
              {...control}
              value={item.title}
              onChange={({ target }) => onChange({ ...item, title: target.value })}
            />
          )
        }
      </Field>
      {labels.text !== null && (
        <Field label={labels.text}>
          {(control) => (
            <Textarea
              {...control}
              rows={isLong ? 1 : 3}
              value={item.text}
              onChange={({ target }) => onChange({ ...item, text: target.value })}
            />
          )}
        </Field>
      )}
      {labels.points !== null && (
        <Field label={labels.points}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              value={item.points.join('\n')}
              onChange={({ target }) => onChange({ ...item, points: target.value.split('\n') })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
