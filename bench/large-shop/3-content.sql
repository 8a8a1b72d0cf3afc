-- Posts and case studies: eight of ten are published, one is a draft and one is archived.

insert into blog_posts (slug, title, excerpt, content, category, tags, status, published_at, created_at)
select 'tulisan-' || n,
       (array['Menghitung', 'Merapikan', 'Mengotomatiskan', 'Membaca'])[1 + n % 4] || ' '
         || (array['stok', 'jadwal', 'laporan', 'antrean', 'faktur'])[1 + n % 5] || ' di toko ' || initcap(pg_temp.word_of(n)),
       'Catatan dari lapangan nomor ' || n,
       '<p>Pemilik toko mencatat penjualan setiap malam dan melihat sisanya pada pagi hari.</p>',
       (array['Operasional', 'Keuangan', 'Pemasaran'])[1 + n % 3], array['toko', 'catatan'],
       case when n % 10 = 0 then 'draft' when n % 10 = 1 then 'archived' else 'published' end,
       case when n % 10 > 1 then now() - interval '2 years' * n / current_setting('shop.posts')::bigint end,
       now() - interval '2 years' * n / current_setting('shop.posts')::bigint
from generate_series(1, current_setting('shop.posts')::bigint) n;

insert into case_studies (slug, title, company, industry, excerpt, content, status, published_at, created_at)
select 'kasus-' || n,
       (array['Antrean', 'Gudang', 'Dapur', 'Pembukuan'])[1 + n % 4] || ' yang lebih ringan ' || n,
       'Usaha ' || initcap(pg_temp.word_of(n)),
       (array['Hospitality', 'Retail', 'Food & Beverage', 'Manufacturing', 'Healthcare'])[1 + n % 5],
       'Cerita ke-' || n, '<p>Satu tim, satu pekerjaan berulang, dan waktu yang kembali.</p>',
       case when n % 10 = 0 then 'draft' when n % 10 = 1 then 'archived' else 'published' end,
       case when n % 10 > 1 then now() - interval '2 years' * n / current_setting('shop.posts')::bigint end,
       now() - interval '2 years' * n / current_setting('shop.posts')::bigint
from generate_series(1, current_setting('shop.posts')::bigint) n;

select add_search_words('articles', search_text) from blog_posts;
