import { ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { SaveBar } from '#app/components/admin/save-bar.tsx';
import { DraftBanner } from '#app/components/drafts/draft-banner.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { SortableItem } from '#app/components/sortable/sortable-item.tsx';
import { SortableList } from '#app/components/sortable/sortable-list.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { EditedContent } from '#contract/catalog/admin-product-content.ts';
import { builderCopy as copy, typeNames } from '#messages/catalog/admin-content-builder.ts';
import { defaultAccess, type SectionType, sectionTypes } from '#shared/content/content-sections.ts';
import { titleOf } from './builder-section.ts';
import { ContentPreview } from './content-preview.tsx';
import { SectionCard } from './section-card.tsx';
import { useContentBuilder } from './use-content-builder.ts';

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
