-- As many one-time products as subscriptions are asked for, in the order of their numbers.

insert into products (title, slug, type, is_subscription, billing_cycle, price, sort_order, is_active, is_featured,
                      short_description, description, created_at, cover_palette, cover_composition)
select (array['Template', 'Kelas', 'Panduan', 'Lembar kerja', 'Rekaman webinar'])[1 + n % 5] || ' '
         || (array['kasir', 'stok gudang', 'jadwal klinik', 'menu restoran', 'laporan pabrik', 'gaji'])[1 + n % 6]
         || ' ' || initcap(pg_temp.word_of(n)) || ' ' || n,
       'produk-' || kind || '-' || n, case kind when 'langganan' then 'cloud_service' else 'template' end,
       kind = 'langganan', case kind when 'langganan' then 'monthly' end, 25000 * (1 + n % 8), n, n % 20 <> 0,
       n % 50 = 0, 'Untuk usaha ke-' || n, repeat('<p>Catat penjualan harian toko, lalu lihat sisanya.</p>', 4),
       now() - interval '2 years' * n / current_setting('shop.products')::bigint, 'nila', 'mekar'
from generate_series(1, current_setting('shop.products')::bigint) n
cross join (values ('sekali'), ('langganan')) kinds (kind);

select add_search_words('catalog', search_text) from products;

delete from product_counts;
insert into product_counts select is_subscription, is_active, is_featured, billing_cycle, is_archived, total
  from product_states;

create temporary table numbered_products as
select row_number() over (order by sort_order) as n, id, title, slug, type, price from products
where not is_subscription;
create unique index on numbered_products (n);
analyze numbered_products;
