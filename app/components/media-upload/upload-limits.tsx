import { createContext, use } from 'react';
import type { AllowedUploads } from '#contract/media/uploaded-media.ts';
import { settingDefinitions } from '#shared/content/site-settings.ts';
import { uploadLimitsOf } from '#shared/files/uploads.ts';

const { picture_max_mb, document_max_mb, film_max_gb } = settingDefinitions;
/** Used where the limits could not be read; the server decides anyway. */
const usual: AllowedUploads = {
  limits: uploadLimitsOf({
    picture_max_mb: picture_max_mb.value,
    document_max_mb: document_max_mb.value,
    film_max_gb: film_max_gb.value,
  }),
  film_hosts: [],
};

const UploadLimitsContext = createContext<AllowedUploads>(usual);

export const UploadLimits = UploadLimitsContext.Provider;
export const useUploadLimits = (): AllowedUploads => use(UploadLimitsContext);
