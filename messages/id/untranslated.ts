export const untranslatedCopy = { note: 'Sebagian halaman ini dalam bahasa Indonesia.' };
