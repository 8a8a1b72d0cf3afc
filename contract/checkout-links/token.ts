import { z } from 'zod';
import { LINK_TOKEN } from '#shared/shop/checkout-links.ts';

export const linkToken = z
  .string()
  .regex(LINK_TOKEN)
  .meta({ description: 'Of the checkout link that led here; one that is unknown or ended is ignored.' });
