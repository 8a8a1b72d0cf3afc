import type { Cell, WorkSheet } from './write-office.ts';

const ITEMS: readonly (readonly [string, number, number, number])[] = [
  ['Tepung 1 kg', 12_500, 15_000, 20],
  ['Gula 1 kg', 14_800, 17_500, 20],
  ['Minyak 1 l', 16_900, 19_500, 12],
  ['Telur 1 kg', 26_000, 29_000, 10],
  ['Mentega 200 g', 9_400, 12_000, 15],
];
/** Receipt, day, item, quantity, discount: as an example, to be written over. */
const SALES: readonly (readonly [string, number, string, number, number])[] = [
  ['N-001', 1, 'Tepung 1 kg', 4, 0],
  ['N-001', 1, 'Gula 1 kg', 2, 0],
  ['N-002', 1, 'Telur 1 kg', 1, 1_000],
  ['N-003', 2, 'Minyak 1 l', 3, 0],
  ['N-003', 2, 'Mentega 200 g', 2, 2_000],
  ['N-004', 2, 'Tepung 1 kg', 10, 5_000],
  ['N-005', 3, 'Gula 1 kg', 6, 0],
  ['N-005', 3, 'Tepng 1 kg', 1, 0],
];
const LAST = 501;
/** 1 November 2026, as spreadsheets count days. */
const FIRST_DAY = 46_327;
const MONTH = 30;

const blank = (count: number) => Array.from({ length: count }, () => null);

function guide(): WorkSheet {
  const lines = [
    'Rekap penjualan: dari nota ke laporan harian',
    '1. Isi tab Barang: nama, harga beli, harga jual, batas stok. Timpa contohnya.',
    '2. Di tab Nota, satu baris untuk satu barang di nota: nomor, tanggal, barang, jumlah, potongan.',
    '3. Foto nota boleh dibacakan oleh asisten AI Anda dengan prompt di bawah, lalu tempel barisnya ke kolom A sampai E.',
    '4. Baris yang barangnya tidak ada di tab Barang ditandai PERIKSA dan tidak ikut dijumlahkan.',
    '5. Tab Harian menyusun satu bulan; ubah tanggal pertama di sel A2.',
    '6. Tab Rekap menunjukkan total, barang terlaris, dan baris yang perlu diperiksa.',
    'Prompt: Baca foto nota ini. Tulis satu baris per barang dengan kolom: nomor nota, tanggal, barang, jumlah, potongan. Pisahkan dengan tab. Bila tidak terbaca, tulis TIDAK TERBACA. Jangan menebak dan jangan menjumlahkan.',
  ];
  return { name: 'Petunjuk', widths: [110], rows: lines.map((line) => [line]) };
}

function items(): WorkSheet {
  const rows = ITEMS.map(([name, cost, price, least], n): Cell[] => {
    const sold = `=SUMIFS(Nota!D$2:D$${LAST},Nota!C$2:C$${LAST},A${n + 2})`;
    return [name, cost, price, least, sold, `=C${n + 2}-B${n + 2}`];
  });
  return {
    name: 'Barang',
    widths: [22, 12, 12, 12, 12, 16],
    rows: [['Barang', 'Harga beli', 'Harga jual', 'Batas stok', 'Terjual', 'Untung per buah'], ...rows],
  };
}

function receipts(): WorkSheet {
  const rows = Array.from({ length: LAST - 1 }, (_, n): Cell[] => {
    const [number, day, item, count, discount] = SALES[n] ?? [];
    const typed =
      day === undefined
        ? blank(5)
        : [number ?? null, FIRST_DAY + day - 1, item ?? null, count ?? null, discount ?? null];
    const at = n + 2;
    const known = `COUNTIF(Barang!A$2:A$101,C${at})`;
    return [
      ...typed,
      `=IF(C${at}="","",IF(${known}=0,"PERIKSA",SUMIFS(Barang!C$2:C$101,Barang!A$2:A$101,C${at})*D${at}-E${at}))`,
      `=IF(C${at}="","",IF(${known}=0,"",F${at}-SUMIFS(Barang!B$2:B$101,Barang!A$2:A$101,C${at})*D${at}))`,
    ];
  });
  return {
    name: 'Nota',
    widths: [12, 12, 22, 10, 12, 14, 14],
    rows: [['Nota', 'Tanggal', 'Barang', 'Jumlah', 'Potongan', 'Total', 'Untung'], ...rows],
  };
}

function days(): WorkSheet {
  const sums = (column: string, at: number) =>
    `=SUMIFS(Nota!${column}$2:${column}$${LAST},Nota!B$2:B$${LAST},A${at})`;
  const rows = Array.from({ length: MONTH }, (_, n): Cell[] => {
    const at = n + 2;
    return [
      n === 0 ? FIRST_DAY : `=A${at - 1}+1`,
      sums('F', at),
      sums('G', at),
      `=COUNTIFS(Nota!B$2:B$${LAST},A${at},Nota!F$2:F$${LAST},"PERIKSA")`,
    ];
  });
  return {
    name: 'Harian',
    widths: [14, 16, 16, 16],
    rows: [['Tanggal', 'Penjualan', 'Untung', 'Perlu diperiksa'], ...rows],
  };
}

function summary(): WorkSheet {
  const best = 'MAX(Barang!E2:E101)';
  return {
    name: 'Rekap',
    widths: [30, 22],
    rows: [
      ['Rekap', 'Nilai'],
      ['Penjualan', `=SUM(Harian!B2:B${MONTH + 1})`],
      ['Untung kotor', `=SUM(Harian!C2:C${MONTH + 1})`],
      ['Untung dari penjualan', '=IF(B2=0,0,B3/B2)'],
      ['Barang terlaris', `=IF(${best}=0,"",INDEX(Barang!A2:A101,MATCH(${best},Barang!E2:E101,0)))`],
      ['Baris yang perlu diperiksa', `=SUM(Harian!D2:D${MONTH + 1})`],
    ],
  };
}

/** The workbook of "Rekap penjualan otomatis". */
export const salesWorkbook = (): readonly WorkSheet[] => [guide(), items(), receipts(), days(), summary()];
