import type { ProductDetail } from '#contract/catalog/products.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { FeatureList } from './feature-list.tsx';
import { ProductSection } from './product-section.tsx';

type File = ProductDetail['files'][number];

export function ContentsSection({ product }: { readonly product: ProductDetail }) {
  const { files, modules } = product;
  const features = product.type === 'bundle' ? [] : product.features;
  if (files.length === 0 && features.length === 0) return null;
  if (files.length === 0) {
    return (
      <ProductSection title={productCopy.features} note={productCopy.includedHint} isLoud>
        <FeatureList product={product} />
      </ProductSection>
    );
  }
  const hint = modules.length > 0 ? productCopy.courseHint : productCopy.contentsHint;
  return (
    <ProductSection title={productCopy.contents} note={hint} isLoud>
      <div className="grid gap-9">
        <ul className="border-line border-b">
          {files.map((file) => (
            <FileRow key={file.file_name} file={file} />
          ))}
        </ul>
        {features.length > 0 && (
          <div>
            <h3 className="mb-3 text-t3">{productCopy.features}</h3>
            <FeatureList product={product} />
          </div>
        )}
      </div>
    </ProductSection>
  );
}

const formatOf = (name: string) => (/\.([a-z0-9]{2,5})$/i.exec(name)?.[1] ?? 'file').toUpperCase();

const tables = ['XLSX', 'CSV', 'ODS', 'XLS'];
const prints = ['PDF', 'EPUB'];

function formatPageCount({ page_count }: File, format: string): string {
  if (page_count === null) return '';
  return tables.includes(format) ? productCopy.sheets(page_count) : productCopy.pages(page_count);
}

function FileRow({ file }: { readonly file: File }) {
  const format = formatOf(file.file_name);
  const colors = tables.includes(format)
    ? 'bg-credit-soft text-credit'
    : prints.includes(format)
      ? 'bg-dawn-soft text-ink'
      : 'bg-soft text-ink-2';
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-4 gap-y-0.5 border-line border-t py-4">
      <span
        aria-hidden
        className={`row-span-2 grid h-13 w-11 place-items-end justify-center self-start rounded-[6px_14px_6px_6px] pb-2 font-bold text-[0.6875rem] leading-none ${colors}`}
      >
        {format}
      </span>
      <b className="min-w-0 font-semibold leading-snug [overflow-wrap:anywhere]">
        {file.title}
        <span className="sr-only">, {format}</span>
      </b>
      <p className="col-start-2 max-w-[38em] text-ink-2 text-ui leading-normal empty:hidden">
        {[formatPageCount(file, format), file.description].filter((part) => part !== '').join(' · ')}
      </p>
    </li>
  );
}
