export const NOTIFY_FORM = 'notify';
