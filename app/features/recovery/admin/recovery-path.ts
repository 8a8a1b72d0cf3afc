export const RECOVERY_PATH = '/admin/recovery';
