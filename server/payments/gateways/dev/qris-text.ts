/** A QRIS code's text: fields of tag, length and value, then a checksum (EMVCo, merchant-presented mode). */
export function qrisText(amount: number, reference: string): string {
  const merchant = field('00', 'ID.EXAMPLE.ARUNIKA') + field('01', '936000000000000000') + field('03', 'UMI');
  const content = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('52', '5734'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'ARUNIKA UJI COBA'),
    field('60', 'JAKARTA'),
    field('62', field('05', reference.slice(0, 25))),
  ].join('');
  const unsigned = `${content}6304`;
  return unsigned + checksum(unsigned);
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value;

/** CRC-16/CCITT-FALSE. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
