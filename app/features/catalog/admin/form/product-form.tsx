import { ArrowUpRight, CalendarDays, ChartBar } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SaveBar, saveStateOf } from '#app/components/admin/save-bar.tsx';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { DraftBanner } from '#app/components/drafts/stored-draft.tsx';
import { UnsavedChangesGuard } from '#app/components/drafts/unsaved-changes-guard.tsx';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { FormSection, FormSections } from '#app/components/form/form-sections.tsx';
import { HiddenValues } from '#app/components/form/hidden-fields.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import type { HeaderAction } from '#app/components/page/header-action.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { previewCopy } from '#messages/catalog/admin.ts';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { classCopy } from '#messages/classes/admin.ts';
import { progressCopy } from '#messages/courses/admin-progress.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import { ProductState } from '../list/product-state.tsx';
import type { ProductKind } from '../product-kind.ts';
import { PlainFields } from '../sections/product-fields.tsx';
import { hasErrorIn, hiddenNamesOf, sectionsOf } from '../sections/product-sections.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LivePreview } from './live-preview.tsx';
import { ReadyList } from './readiness.tsx';
import {
  draftBase,
  type FormStart,
  type ProductFormProps,
  PUBLISH,
  useProductForm,
} from './use-product-form.ts';

type ProductFormPageProps = Omit<ProductFormProps, 'start' | 'onRestart'>;

/** A restored draft and a resolved conflict remount the form (APRD-041 to APRD-076). */
export function ProductFormPage(page: ProductFormPageProps) {
  const [{ start, count }, setStarted] = useState<{ start: FormStart; count: number }>(() => {
    const base = draftBase(page);
    return { start: { base, values: base.values, offersDraft: true }, count: 0 };
  });
  return (
    <ProductForm
      key={count}
      {...page}
      start={start}
      onRestart={(next) => setStarted({ start: next, count: count + 1 })}
    />
  );
}

function ProductForm(props: ProductFormProps) {
  const { kind, product, session = null, start } = props;
  const { form, values, changed, isDirty, draft, setIsPreviewing, ...page } = useProductForm(props);
  const title = product?.title ?? copy.create[kind.name];
  const errors = Object.keys(form.meta.allErrors);
  const sections = sectionsOf(kind, values);
  const previewButton = (className: string) => (
    <Button variant="outline" size="sm" className={className} onClick={() => setIsPreviewing(true)}>
      {copy.preview}
    </Button>
  );
  return (
    <>
      <ProductHeader kind={kind} product={product} title={title}>
        {previewButton('max-lg:hidden')}
      </ProductHeader>
      {draft.hasStoredDraft && <DraftBanner onRestore={page.restoreDraft} onDiscard={draft.drop} />}
      <ActionForm form={form} label={title}>
        <FormSections
          sections={sections.map((section) => ({
            id: section.id,
            label: copy.cards[section.id],
            hasError: hasErrorIn(section, errors),
          }))}
          tools={previewButton('min-h-12')}
          aside={
            <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h2 className="text-t3">{copy.cards.preview}</h2>
              <LivePreview kind={kind} values={values} />
              <ReadyList values={values} session={session} />
            </section>
          }
        >
          <div inert={form.isBusy}>
            {sections.map(({ id, Fields }) => (
              <FormSection key={id} id={id} title={copy.cards[id]}>
                {Fields && <Fields kind={kind} values={values} product={product} session={session} />}
                <PlainFields section={id} />
              </FormSection>
            ))}
          </div>
        </FormSections>
        {hiddenNamesOf(kind).map((name) => (
          <HiddenValues key={name} name={name} values={start.values[name]} />
        ))}
        <input type="hidden" name="version" value={start.base.version ?? ''} />
        <input type="hidden" name="changed" value={changed.join(',')} />
        <SaveBar
          state={saveStateOf({
            isNew: product === null,
            isBusy: form.isBusy,
            isDirty: isDirty || errors.length > 0,
            isRefused: form.code !== null || errors.length > 0,
          })}
          invalidCount={errors.length}
          hasDraft={draft.isKept}
          {...(product === null
            ? { submitLabel: copy.publish, submitName: PUBLISH }
            : { submitLabel: copy.update })}
        >
          {product === null && (
            <Button type="submit" variant="outline" size="sm" disabled={form.isBusy}>
              {copy.saveDraft}
            </Button>
          )}
        </SaveBar>
      </ActionForm>
      {page.isPreviewing && (
        <DialogFrame title={copy.preview} onClose={() => setIsPreviewing(false)}>
          <LivePreview kind={kind} values={values} />
          <ReadyList values={values} session={session} onFollow={() => setIsPreviewing(false)} />
        </DialogFrame>
      )}
      {page.theirs !== null && (
        <ConflictDialog
          base={start.base.values}
          mine={values}
          theirs={page.theirs}
          onResolve={page.resolveConflict}
        />
      )}
      <UnsavedChangesGuard isDirty={isDirty && !form.isBusy} title={copy.leave(title)} draft={draft} />
    </>
  );
}

interface ProductHeaderProps {
  readonly kind: ProductKind;
  readonly product: AdminProduct | null;
  readonly title: string;
  readonly children: ReactNode;
}

/** The save button is in the footer, where it stays in sight (APRD-044). */
function ProductHeader({ kind, product, title, children }: ProductHeaderProps) {
  return (
    <header className="mb-5 md:mb-7">
      <BackLink to={kind.path}>{copy.back}</BackLink>
      <div className="flex items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1 text-ui">
          <h1 className="wrap-anywhere text-[clamp(1.375rem,1.15rem+1vw,1.875rem)] leading-tight tracking-[-0.028em]">
            {title}
          </h1>
          {product !== null && <ProductState product={product} />}
        </div>
        <div className="flex shrink-0 gap-2">
          {children}
          <HeaderActions isMenu actions={product === null ? [] : linksOf(product)} />
        </div>
      </div>
    </header>
  );
}

function linksOf({ id, slug, type, modules }: AdminProduct): readonly HeaderAction[] {
  const path = '/admin/products/one-time';
  return [
    ...(modules.length > 0
      ? [{ label: progressCopy.open, Icon: ChartBar, to: `${path}/progress/${id}` }]
      : []),
    ...(canBeClass(type) ? [{ label: classCopy.open, Icon: CalendarDays, to: `${path}/class/${id}` }] : []),
    { label: previewCopy.site, Icon: ArrowUpRight, site: `/product/${slug}` },
  ];
}
