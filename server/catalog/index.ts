/**
 * Products as shown and sold. Returns only public content and does not know who buys, except `readOwnerContent` and
 * `readProductFiles`, whose callers check the holding. `editing` is for admins and writes audit entries.
 */

export { editProduct, readEditedProduct } from './admin/edit-product.ts';
export { exportProducts, importProducts } from './admin/import/import-products.ts';
export {
  bulkUpdateProducts,
  findProducts,
  listAllProducts,
  reorderProducts,
} from './admin/product-list.ts';
export {
  addProduct,
  addVariant,
  copyProduct,
  deleteProductIfUnused,
  listVariants,
  type ProductDraft,
} from './admin/products.ts';
export type { ProductNotFound } from './catalog.errors.ts';
export {
  getPublicContent,
  type OwnerContent,
  previewSections,
  readEditedContent,
  readOwnerContent,
  saveContent,
} from './content/content.ts';
export { readCourse } from './content/course-content.ts';
export type { Plan } from './plans.rules.ts';
export {
  listPlans,
  readSubscriptionOffer,
  readSubscriptionOffers,
  type SubscriptionOffer,
} from './plans.ts';
export {
  addProductFiles,
  insertParts as fillBundle,
  listBundlesWith,
  readProductFiles,
  selectCategories,
} from './products/product-parts.queries.ts';
export { lockFullClasses } from './products/products.queries.ts';
export { classOffer, priceBefore } from './products/products.rules.ts';
export {
  createProducts,
  getProduct,
  getProductCover,
  type HeldProduct,
  listProducts,
  listRelatedProducts,
  type NewProduct,
  type ProductForSale,
  type ProductQuery,
  readHeldProducts,
  readOffers,
  readProductsBySlug,
  readProductsForSale,
} from './products/products.ts';
export { reservePlanStock, reserveStock, setStock } from './stock.ts';
