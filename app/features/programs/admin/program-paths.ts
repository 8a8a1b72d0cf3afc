export const KEYS_PATH = '/admin/tools/programs';
export const WEBHOOKS_PATH = `${KEYS_PATH}/webhooks`;
export const GUIDE_PATH = '/api/docs/programs';

export const logPath = (endpointId: string): string => `${WEBHOOKS_PATH}/${endpointId}`;
export const deliveryPath = (endpointId: string, id: number): string => `${logPath(endpointId)}/${id}`;
