/** Nothing is promised but that it is coming (PUB-022). */
export const aiAgentCopy = {
  name: 'AI Agent Environment',
  soon: 'Segera hadir',
  lede: 'Tempat agen AI bekerja untuk usaha Anda sedang kami siapkan. Tanggalnya kami umumkan saat sudah pasti.',
  description: 'AI Agent Environment sedang disiapkan. Tinggalkan email untuk dikabari saat dibuka.',
  ask: 'Kabari saya saat dibuka',
  formLabel: 'Kabar AI Agent Environment',
};
