import { toast } from '#app/lib/toast.ts';
import { productsCopy as copy } from '#messages/admin-products.ts';

/** AERR-001 */
export const showSuccess = (description: string) => toast.success(copy.done, { description });
export const showError = (description: string) => toast.error(copy.error, { description });
