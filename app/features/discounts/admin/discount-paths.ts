export const DISCOUNTS_PATH = '/admin/discounts';
export const NEW_DISCOUNT_PATH = '/admin/discounts/new';
export const editDiscountPath = (id: string) => `/admin/discounts/${id}`;
