/** How many free audits of the month are left. */
export const auditSlotsCopy = {
  minutes: 'Sekitar dua menit',
  left: (total: number) => `dari ${total} slot tersisa`,
  month: (name: string) => `sampai akhir ${name}`,
};
