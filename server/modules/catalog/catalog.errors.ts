export interface ProductNotFound {
  readonly code: 'PRODUCT_NOT_FOUND';
}
