export const discountCopy = {
  /** Of the sums of an order; null: an automatic one. */
  label: (code: string | null) => (code === null ? 'Diskon' : `Diskon ${code}`),
};
