export const AFFILIATES_PATH = '/admin/discounts/affiliates';
