import { ChevronDown, ExternalLink, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { SaveBar } from '#app/components/admin/save-bar.tsx';
import { DraftBanner } from '#app/components/drafts/stored-draft.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { DragHandleButton } from '#app/components/sortable/drag-handle-button.tsx';
import { SortableItem, SortableList } from '#app/components/sortable/sortable-list.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { cn } from '#app/lib/cn.ts';
import type { EditedContent } from '#contract/catalog/admin-product-content.ts';
import { builderCopy as copy, typeNames } from '#messages/catalog/admin-content-builder.ts';
import { defaultAccess, type SectionType, sectionTypes } from '#shared/content/content-sections.ts';
import { ContentPreview } from './content-preview.tsx';
import { SectionEditor } from './section-editor.tsx';
import { type BuilderSection, titleOf, useContentBuilder } from './use-content-builder.ts';

interface ContentBuilderProps {
  readonly content: EditedContent;
  readonly adminId: string;
}

/** ACB: the content page of a one-time product, section by section. */
export function ContentBuilder({ content, adminId }: ContentBuilderProps) {
  const { product } = content;
  // Nobody holds a bundle itself, only its parts (ADR 0028).
  const hasOwners = product.type !== 'bundle';
  const builder = useContentBuilder(content, adminId);
  const { sections, preview, isDirty, isSaving, isStale } = builder;
  const [open, setOpen] = useState<string | null>(null);
  const nameOf = (id: string) =>
    titleOf(sections.find((section) => section.id === id) ?? { title: '', type: 'media' });
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-3">
          {builder.draft.hasStoredDraft && (
            <DraftBanner onRestore={builder.restore} onDiscard={builder.draft.drop} />
          )}
          {sections.length === 0 ? (
            <EmptyState title={copy.emptyTitle} hint={copy.emptyHint} />
          ) : (
            <SortableList ids={sections.map(({ id }) => id)} nameOf={nameOf} onReorder={builder.reorder}>
              <ol className="grid gap-2.5">
                {sections.map((section) => (
                  <SortableItem key={section.id} id={section.id} className="min-w-0 rounded-card">
                    <SectionCard
                      section={section}
                      hasOwners={hasOwners}
                      isOpen={open === section.id}
                      problem={builder.problems[section.id]}
                      onToggle={() => setOpen(open === section.id ? null : section.id)}
                      onChange={builder.change}
                      onRemove={() => builder.remove(section)}
                    />
                  </SortableItem>
                ))}
              </ol>
            </SortableList>
          )}
        </div>
        <aside aria-label={copy.beside} className="grid gap-5 xl:sticky xl:top-4">
          <ProductFacts product={product} />
          <AddSection hasOwners={hasOwners} onAdd={(type) => setOpen(builder.add(type))} />
        </aside>
      </div>
      <SaveBar
        state={builder.state}
        hasDraft={builder.draft.isKept}
        submitLabel={copy.save}
        onSave={() => void builder.save()}
      >
        {isStale && (
          <Button variant="outline" size="sm" onClick={() => void builder.reload()}>
            {copy.reload}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={sections.length === 0}
          onClick={() => void builder.openPreview()}
        >
          {copy.preview}
        </Button>
      </SaveBar>
      {preview !== null && (
        <ContentPreview product={product} sections={preview} onClose={builder.closePreview} />
      )}
      <UnsavedChangesGuard
        isDirty={isDirty && !isSaving}
        title={copy.leave(product.title)}
        draft={builder.draft}
      />
    </>
  );
}

/** ACB-003, ACB-004: read-only. */
function ProductFacts({ product }: Pick<EditedContent, 'product'>) {
  const address = `/content/${product.slug}`;
  return (
    <dl className="grid gap-3 text-ui">
      <div>
        <dt className="text-ink-3 text-small">{copy.product}</dt>
        <dd className="break-words font-semibold">{product.title}</dd>
      </div>
      <div>
        <dt className="text-ink-3 text-small">{copy.address}</dt>
        <dd>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-tap items-center gap-2 break-all text-link underline-offset-4 hover:underline"
          >
            {address}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">{copy.newTab}</span>
          </a>
        </dd>
      </div>
    </dl>
  );
}

interface AddSectionProps {
  readonly hasOwners: boolean;
  readonly onAdd: (type: SectionType) => void;
}

function AddSection({ hasOwners, onAdd }: AddSectionProps) {
  const types = sectionTypes.filter((type) => hasOwners || defaultAccess[type] === 'public');
  return (
    <section aria-labelledby="add-section">
      <h2 id="add-section" className="mb-2 font-semibold text-ui">
        {copy.addTitle}
      </h2>
      <div className="grid grid-cols-2 gap-2">
        {types.map((type) => (
          <Button
            key={type}
            variant="outline"
            size="sm"
            block
            className="justify-start text-left leading-tight"
            onClick={() => onAdd(type)}
          >
            <Plus aria-hidden="true" />
            {typeNames[type]}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface SectionCardProps {
  readonly section: BuilderSection;
  readonly hasOwners: boolean;
  readonly isOpen: boolean;
  readonly problem: string | undefined;
  onToggle(): void;
  onChange(section: BuilderSection): void;
  onRemove(): void;
}

function SectionCard(props: SectionCardProps) {
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
