/** Ties a reply to its form; apart from the action, which only the server runs. */
export const NOTIFY_FORM = 'notify';
