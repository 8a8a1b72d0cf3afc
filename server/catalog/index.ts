/**
 * Products as shown and sold. Returns only public content and does not know who buys, except `readOwnerContent` and
 * `readProductFiles`, whose callers check the holding. `editing` is for admins and writes audit entries.
 */

export type { ProductNotFound } from './catalog.errors.ts';
export { previewSections, readEditedContent, saveContent } from './content/edit-sections.ts';
export { getPublicContent, type OwnerContent, readOwnerContent } from './content/read-content.ts';
export { readCourse } from './content/read-course.ts';
export { addProduct, type ProductDraft } from './editing/add-product.ts';
export { addVariant, listVariants } from './editing/add-variant.ts';
export { copyProduct } from './editing/copy-product.ts';
export { deleteProductIfUnused } from './editing/delete-product-if-unused.ts';
export { editProduct } from './editing/edit-product.ts';
export { exportProducts } from './editing/import/export-products.ts';
export { importProducts } from './editing/import/import-products.ts';
export {
  bulkUpdateProducts,
  findProducts,
  listAllProducts,
  reorderProducts,
} from './editing/list/product-list.ts';
export { readEditedProduct } from './editing/read-edited-product.ts';
export { setStock } from './editing/set-stock.ts';
export type { Plan } from './plans/plans.rules.ts';
export {
  listPlans,
  readSubscriptionOffer,
  readSubscriptionOffers,
  type SubscriptionOffer,
} from './plans/subscription-offer.ts';
export { selectCategories } from './products/categories.queries.ts';
export { createProducts, type NewProduct } from './products/create-products.ts';
export { addProductFiles, readProductFiles } from './products/files.queries.ts';
export { getProductCover } from './products/get-product-cover.ts';
export { listProducts, type ProductQuery } from './products/list-products.ts';
export { listRelatedProducts } from './products/list-related-products.ts';
export { insertParts as fillBundle, listBundlesWith } from './products/parts.queries.ts';
export { lockFullClasses } from './products/products.queries.ts';
export { classOffer, priceBefore } from './products/products.rules.ts';
export {
  getProduct,
  type HeldProduct,
  type ProductForSale,
  readHeldProducts,
  readProductsBySlug,
  readProductsForSale,
} from './products/read-products.ts';
export { reservePlanStock, reserveStock } from './products/reserve-stock.ts';
