/**
 * National holidays and joint leave (cuti bersama) as the joint decree of three ministers (SKB) sets them, by year.
 * Sources: SKB 1497, 2 and 5/2025 of 19 September 2025 for 2026; the SKB for 2027 as published by the State Secretariat
 * (setneg.go.id, September 2026), both as kept by the `holidays` project (github.com/vacanza/holidays, MIT). Idul Fitri
 * and Idul Adha are set finally by the Minister of Religious Affairs. A year that is missing has its fixed days only.
 */
export const decreedHolidays: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  2026: {
    '01-01': 'Tahun Baru',
    '01-16': 'Isra Mikraj',
    '02-16': 'Cuti bersama Imlek',
    '02-17': 'Tahun Baru Imlek 2577',
    '03-18': 'Cuti bersama Nyepi',
    '03-19': 'Nyepi, Tahun Baru Saka 1948',
    '03-20': 'Cuti bersama Idul Fitri',
    '03-21': 'Idul Fitri 1447 H',
    '03-22': 'Idul Fitri 1447 H, hari kedua',
    '03-23': 'Cuti bersama Idul Fitri',
    '03-24': 'Cuti bersama Idul Fitri',
    '04-03': 'Wafat Yesus Kristus',
    '04-05': 'Kebangkitan Yesus Kristus',
    '05-01': 'Hari Buruh Internasional',
    '05-14': 'Kenaikan Yesus Kristus',
    '05-15': 'Cuti bersama Kenaikan Yesus Kristus',
    '05-27': 'Idul Adha 1447 H',
    '05-28': 'Cuti bersama Idul Adha',
    '05-31': 'Waisak 2570',
    '06-01': 'Hari Lahir Pancasila',
    '06-16': 'Tahun Baru Islam 1448 H',
    '08-17': 'Hari Kemerdekaan',
    '08-25': 'Maulid Nabi Muhammad',
    '12-24': 'Cuti bersama Natal',
    '12-25': 'Hari Raya Natal',
  },
  2027: {
    '01-01': 'Tahun Baru',
    '01-05': 'Isra Mikraj',
    '02-05': 'Cuti bersama Imlek',
    '02-06': 'Tahun Baru Imlek 2578',
    '03-08': 'Nyepi, Tahun Baru Saka 1949',
    '03-09': 'Cuti bersama Idul Fitri',
    '03-10': 'Idul Fitri 1448 H',
    '03-11': 'Idul Fitri 1448 H, hari kedua',
    '03-12': 'Cuti bersama Idul Fitri',
    '03-15': 'Cuti bersama Idul Fitri',
    '03-25': 'Cuti bersama Wafat Yesus Kristus',
    '03-26': 'Wafat Yesus Kristus',
    '03-28': 'Kebangkitan Yesus Kristus',
    '05-01': 'Hari Buruh Internasional',
    '05-06': 'Kenaikan Yesus Kristus',
    '05-17': 'Idul Adha 1448 H',
    '05-18': 'Cuti bersama Idul Adha',
    '05-19': 'Cuti bersama Waisak',
    '05-20': 'Waisak 2571',
    '06-01': 'Hari Lahir Pancasila',
    '06-06': 'Tahun Baru Islam 1449 H',
    '08-15': 'Maulid Nabi Muhammad',
    '08-17': 'Hari Kemerdekaan',
    '12-24': 'Cuti bersama Natal',
    '12-25': 'Hari Raya Natal',
    '12-26': 'Isra Mikraj',
  },
};

/** These fall on the same date every year, so that years without a decree have them too. */
export const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'Tahun Baru',
  '05-01': 'Hari Buruh Internasional',
  '06-01': 'Hari Lahir Pancasila',
  '08-17': 'Hari Kemerdekaan',
  '12-25': 'Hari Raya Natal',
};
