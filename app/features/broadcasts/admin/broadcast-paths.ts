export const BROADCASTS_PATH = '/admin/broadcasts';
export const NEW_BROADCAST_PATH = '/admin/broadcasts/new';
export const broadcastPath = (id: string) => `${BROADCASTS_PATH}/${id}`;
export const sendsPath = (id: string) => `${BROADCASTS_PATH}/${id}/sends`;
