import { create } from 'zustand';

/** True while the sheet of the assistant is open. */
export const useAssistant = create<boolean>(() => false);

export const openAssistant = (): void => useAssistant.setState(true, true);
export const closeAssistant = (): void => useAssistant.setState(false, true);
