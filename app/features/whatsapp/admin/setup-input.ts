import { z } from 'zod';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { setWhatsappPrice } from '#contract/whatsapp/admin.ts';

const { category, valid_from } = setWhatsappPrice.body.shape;

export const ceilingInput = z.object({ monthly_ceiling: rupiahInput() });
export const priceInput = z.object({ category, valid_from, price: rupiahInput() });
