import { useState } from 'react';
import { type ContentSection, ContentSections } from '#app/components/content-sections/content-sections.tsx';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import type { EditedContent } from '#contract/catalog/admin-product-content.ts';
import { builderCopy as copy } from '#messages/catalog/admin-content-builder.ts';

type PreviewAudience = 'visitor' | 'owner';

interface ContentPreviewProps {
  readonly product: EditedContent['product'];
  readonly sections: EditedContent['sections'];
  onClose(): void;
}

/** Shows what visitors and what owners see (ACB-008 to ACB-010). */
export function ContentPreview({ product, sections, onClose }: ContentPreviewProps) {
  return (
    <DialogFrame
      size="wide"
      title={copy.previewTitle}
      text={<PreviewHeader total={sections.length} slug={product.slug} />}
      onClose={onClose}
    >
      <PreviewPage title={product.title} sections={sections} />
    </DialogFrame>
  );
}

export function PreviewHeader({ total, slug }: { readonly total: number; readonly slug: string }) {
  return <span className="num">{`${copy.total(total)} · /content/${slug}`}</span>;
}

interface PreviewPageProps {
  readonly title: string;
  readonly sections: EditedContent['sections'];
}

export function PreviewPage({ title, sections }: PreviewPageProps) {
  const [audience, setAudience] = useState<PreviewAudience>('visitor');
  const choices = [
    { value: 'visitor' as const, label: copy.visitor },
    { value: 'owner' as const, label: copy.owner },
  ];
  return (
    <>
      <Segmented label={copy.seenBy} choices={choices} value={audience} onChange={setAudience} />
      <div className="mt-5 rounded-card border border-line bg-paper p-5 md:p-8">
        <p className="mb-8 text-t1">{title}</p>
        <ContentSections
          sections={sections.map((section) => sectionFor(section, audience))}
          layout="wide"
          action={
            <Button variant="outline" size="sm" disabled>
              {copy.buy}
            </Button>
          }
        />
      </div>
    </>
  );
}

function sectionFor(
  { access, ...section }: EditedContent['sections'][number],
  audience: PreviewAudience,
): ContentSection {
  if (access === 'public' || audience === 'owner') return section;
  const { id, type, title, description, order } = section;
  return { id, type, title, description, order, is_locked: true };
}
