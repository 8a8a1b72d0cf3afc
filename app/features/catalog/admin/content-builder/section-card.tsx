import { ChevronDown, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { DragHandleButton } from '#app/components/sortable/drag-handle-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { cn } from '#app/lib/cn.ts';
import { builderCopy as copy, typeNames } from '#messages/catalog/admin-content-builder.ts';
import { type BuilderSection, titleOf } from './builder-section.ts';
import { SectionEditor } from './section-editor.tsx';

interface SectionCardProps {
  readonly section: BuilderSection;
  readonly hasOwners: boolean;
  readonly isOpen: boolean;
  readonly problem: string | undefined;
  onToggle(): void;
  onChange(section: BuilderSection): void;
  onRemove(): void;
}

export function SectionCard(props: SectionCardProps) {
  const { section, hasOwners, isOpen, problem, onToggle, onChange, onRemove } = props;
  const id = useId();
  const title = titleOf(section);
  const isOwnerOnly = section.access === 'owner';
  return (
    <div
      className={cn('rounded-card border bg-surface', problem === undefined ? 'border-line' : 'border-debit')}
    >
      <div className="flex items-center gap-1 p-1.5">
        <DragHandleButton label={copy.move(title)} />
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            className="flex min-h-tap w-full min-w-0 items-center gap-3 rounded-small text-left"
          >
            <Badge variant="outline" className="max-sm:hidden">
              {typeNames[section.type]}
            </Badge>
            <span className="grid min-w-0 flex-1 py-1 leading-snug">
              <span className="text-ink-3 text-small sm:hidden">{typeNames[section.type]}</span>
              <span className="wrap-anywhere line-clamp-2 font-semibold text-ui">{title}</span>
            </span>
            {isOwnerOnly && <Badge>{copy.owner}</Badge>}
            <ChevronDown
              aria-hidden="true"
              className={cn('size-5 shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        <Button variant="quiet" size="icon" aria-label={copy.remove(title)} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {problem !== undefined && (
        <p role="alert" className="px-4 pb-3 text-debit text-small">
          {problem}
        </p>
      )}
      {isOpen && (
        <div id={id} className="grid gap-5 border-line border-t p-4 md:p-5">
          {(hasOwners || isOwnerOnly) && (
            <div className="flex items-center justify-between gap-4">
              <label htmlFor={`${id}-access`} className="grid text-ui">
                <span className="font-semibold">{copy.ownersOnly}</span>
                <span className="text-ink-3 text-small">{copy.accessHint}</span>
              </label>
              <Switch
                id={`${id}-access`}
                checked={isOwnerOnly}
                onCheckedChange={(on) => onChange({ ...section, access: on ? 'owner' : 'public' })}
              />
            </div>
          )}
          <SectionEditor section={section} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
