import { ImportDialog } from '#app/components/admin/import-dialog.tsx';
import { importProducts } from '#contract/catalog/admin-product-lists.ts';
import { productsCopy } from '#messages/catalog/admin.ts';
import { importCopy as copy } from '#messages/catalog/admin-product-import.ts';
import type { ProductKind } from '../product-kind.ts';
import { importInput } from './import-input.ts';
import { ImportReport } from './import-report.tsx';

interface ImportProductsDialogProps {
  readonly kind: ProductKind;
  readonly onClose: () => void;
}

export function ImportProductsDialog({ kind, onClose }: ImportProductsDialogProps) {
  return (
    <ImportDialog
      id="import"
      action={kind.path}
      schema={importInput}
      report={importProducts.output}
      failed={productsCopy.error}
      copy={copy}
      countChanges={({ created, updated }) => created + updated}
      renderReport={(report) => <ImportReport report={report} />}
      onClose={onClose}
    />
  );
}
