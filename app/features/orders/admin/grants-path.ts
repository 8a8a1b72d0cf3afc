export const GRANTS_PATH = '/admin/orders/grants';
