import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import type { ProductKind } from '../product-kind.ts';

interface FormHeaderProps {
  readonly kind: ProductKind;
  readonly title: string;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onPreview: () => void;
}

/** Sticky; on phones the buttons are at the bottom (APRD-044, APRD-045). */
export function FormHeader({ kind, title, isNew, isDirty, isSaving, onPreview }: FormHeaderProps) {
  return (
    <header className="top-15 z-10 -mx-2 mb-6 flex items-center justify-between gap-x-6 bg-paper px-2 sm:sticky sm:py-3 md:mb-8 lg:top-0">
      <div className="grid min-w-0 gap-1">
        <h1 className="line-clamp-2 text-[clamp(1.375rem,1.15rem+1vw,1.875rem)] leading-tight tracking-[-0.028em]">
          {title}
        </h1>
        {isDirty && <p className="text-ink-2 text-ui">{copy.unsaved}</p>}
      </div>
      <div className="flex shrink-0 gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-line max-sm:border-t max-sm:bg-paper max-sm:p-3">
        <Button asChild variant="quiet" className="max-sm:px-3">
          <Link to={kind.path}>{copy.back}</Link>
        </Button>
        <Button variant="outline" onClick={onPreview} className="max-sm:px-4">
          {copy.preview}
        </Button>
        <Button type="submit" busyText={isSaving ? copy.saving : undefined} className="max-sm:flex-1">
          {isNew ? copy.save : copy.update}
        </Button>
      </div>
    </header>
  );
}
