import { z } from 'zod';

/** A click id that no ad would write is dropped by the server, not refused: nobody should fail to buy for it. */
const clickId = z.string().max(2000).optional();

/** Part of the calls that buy; ignored where no ad platform is set up. */
export const adConsent = {
  ads: z
    .object({ agreed: z.boolean().default(false), fbclid: clickId, ttclid: clickId })
    .optional()
    .meta({
      description:
        'The tick by which ad platforms may be told of this purchase, and the click ids of the ad that led here. Without the tick nothing of it is kept.',
    }),
};
export type AdConsentInput = z.output<typeof adConsent.ads>;
