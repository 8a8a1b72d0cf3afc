import { type FormEvent, useState } from 'react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { DraftBanner } from '#app/components/drafts/draft-banner.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import { BasicCard, ComingSoonCard, CtaCard, PriceCard, SettingsCard } from '../cards/basic-cards.tsx';
import { CourseCard } from '../cards/course-card.tsx';
import { DetailsCard, FeaturesCard, SeoCard } from '../cards/detail-cards.tsx';
import { FilesCard } from '../cards/files-card.tsx';
import { MediaCard } from '../cards/media-card.tsx';
import {
  SubscriptionFeaturesCard,
  SubscriptionSettingsCard,
  VariantsCard,
} from '../cards/subscription-cards.tsx';
import type { ProductKind } from '../product-kind.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormCard } from './form-card.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormHeader } from './form-header.tsx';
import { FormOutline } from './form-outline.tsx';
import { LivePreview } from './live-preview.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';

interface ProductFormPageProps {
  readonly kind: ProductKind;
  /** Null: a new one (APRD-041, APRD-059). */
  readonly product: AdminProduct | null;
  readonly adminId: string;
}

/** APRD-041 to APRD-076 */
export function ProductFormPage({ kind, product, adminId }: ProductFormPageProps) {
  const { form, base, isDirty, isSaving, save, theirs, resolveConflict, draft, resetKey } = useProductForm({
    kind,
    product,
    adminId,
  });
  const [isPreviewing, setIsPreviewing] = useState(false);
  const title = product?.title ?? copy.create[kind.name];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form method="post" onSubmit={submit} noValidate aria-busy={isSaving}>
      <FormHeader
        kind={kind}
        title={title}
        isNew={product === null}
        isDirty={isDirty}
        isSaving={isSaving}
        onPreview={() => setIsPreviewing(true)}
      />
      {draft.hasStoredDraft && <DraftBanner onRestore={draft.restore} onDiscard={draft.drop} />}
      <FormErrorSummary problems={form.problems} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <FormCards key={resetKey} form={form} />
        <aside
          aria-label={copy.beside}
          className="grid gap-5 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto"
        >
          <FormOutline titles={cardTitles(kind)} />
          <FormCard title={copy.cards.preview}>
            <LivePreview kind={kind} values={form.values} />
          </FormCard>
        </aside>
      </div>
      {isPreviewing && (
        <DialogFrame title={copy.preview} onClose={() => setIsPreviewing(false)}>
          <LivePreview kind={kind} values={form.values} />
        </DialogFrame>
      )}
      {theirs !== null && (
        <ConflictDialog base={base} mine={form.values} theirs={theirs} onResolve={resolveConflict} />
      )}
      <UnsavedChangesGuard isDirty={isDirty && !isSaving} title={copy.leave(title)} draft={draft} />
    </form>
  );
}

/** In page order. */
function cardTitles({ is_subscription }: ProductKind): readonly string[] {
  const { cards } = copy;
  const subscriptionTitles = [cards.subscriptionFeatures, cards.subscription, cards.variants];
  return [
    cards.basic,
    cards.features,
    cards.subscriptionFeatures,
    cards.media,
    cards.price,
    cards.subscription,
    cards.variants,
    cards.cta,
    cards.course,
    cards.files,
    cards.details,
    cards.search,
    cards.settings,
    cards.comingSoon,
  ].filter((title) => is_subscription || !subscriptionTitles.some((other) => other === title));
}

function FormCards({ form }: { readonly form: ProductForm }) {
  const { is_subscription } = form.kind;
  return (
    <div className="grid min-w-0 gap-5">
      <BasicCard form={form} />
      <FeaturesCard form={form} />
      {is_subscription && <SubscriptionFeaturesCard form={form} />}
      <MediaCard form={form} />
      <PriceCard form={form} />
      {is_subscription && <SubscriptionSettingsCard form={form} />}
      {is_subscription && <VariantsCard form={form} />}
      <CtaCard form={form} />
      <CourseCard form={form} />
      <FilesCard form={form} />
      <DetailsCard form={form} />
      <SeoCard form={form} />
      <SettingsCard form={form} />
      <ComingSoonCard form={form} />
    </div>
  );
}
