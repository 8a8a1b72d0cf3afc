import { ImportDialog } from '#app/components/admin/import-dialog.tsx';
import { importProducts } from '#contract/admin/catalog/product-lists.ts';
import { importCopy as copy } from '#messages/admin-product-import.ts';
import { productsCopy } from '#messages/admin-products.ts';
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
