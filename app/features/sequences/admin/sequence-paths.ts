export const SEQUENCES_PATH = '/admin/sequences';
export const sequencePath = (id: string) => `${SEQUENCES_PATH}/${id}`;
export const settingsPath = (id: string) => `${SEQUENCES_PATH}/${id}/settings`;
export const peoplePath = (id: string) => `${SEQUENCES_PATH}/${id}/people`;
export const stepPath = (id: string, step: string) => `${SEQUENCES_PATH}/${id}/steps/${step}`;
/** Position counts from 1. */
export const newStepPath = (id: string, position: number) => `${stepPath(id, 'new')}?position=${position}`;
