import { z } from 'zod';
import { rupiahInput } from '#app/lib/forms/rupiah-input.ts';
import { addTestQuestion, setAssistantPrice } from '#contract/assistant/admin.ts';

export const budgetsInput = z.object({ monthly_budget: rupiahInput(), daily_budget: rupiahInput() });
export const priceInput = z.object({
  valid_from: setAssistantPrice.body.shape.valid_from,
  input: rupiahInput(),
  output: rupiahInput(),
});
export const questionInput = addTestQuestion.body;
