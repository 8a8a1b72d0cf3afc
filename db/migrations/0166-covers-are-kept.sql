-- A product keeps the palette and the composition of its drawn cover, so that it looks the same on every screen and
-- whatever stands beside it. Both are chosen once, when it is created: what its neighbours in the shop do not have,
-- and among equals by its slug.

alter table products add column cover_palette text, add column cover_composition text;

create function choose_cover(
  of_slug text, at_sort_order integer, out palette text, out composition text
) language plpgsql volatile as $$
declare
  near_palettes text[];
  near_compositions text[];
begin
  -- The nearest first, on both sides; twice as many as there are palettes to choose from.
  select array_agg(n.cover_palette order by n.place), array_agg(n.cover_composition order by n.place)
  into near_palettes, near_compositions
  from (
    (select cover_palette, cover_composition, row_number() over (order by sort_order desc, id desc) as place
     from products where is_active and cover_palette is not null and sort_order <= at_sort_order
     order by sort_order desc, id desc limit 16)
    union all
    (select cover_palette, cover_composition, row_number() over (order by sort_order, id)
     from products where is_active and cover_palette is not null and sort_order > at_sort_order
     order by sort_order, id limit 16)
  ) n;
  select name into palette
  from unnest(array['malam', 'nila', 'fajar', 'siang', 'soga', 'laut', 'tanah', 'kabut']) name
  order by (select coalesce(sum(1.0 / place), 0) from unnest(near_palettes) with ordinality as n(near, place)
            where near = name), md5(of_slug || name)
  limit 1;
  select name into composition
  from unnest(array['mekar', 'kelopak', 'ceplok', 'lereng']) name
  -- Not that of the next two, and seldom the same pair again.
  order by name = any (near_compositions[1:2]),
    (select count(*) from unnest(near_palettes, near_compositions) n(near_palette, near_composition)
     where near_palette = palette and near_composition = name),
    md5(of_slug || name)
  limit 1;
end $$;

create function keep_cover() returns trigger language plpgsql as $$
begin
  select palette, composition into new.cover_palette, new.cover_composition
  from choose_cover(new.slug, new.sort_order);
  return new;
end $$;
create trigger products_covered before insert on products for each row
  when (new.cover_palette is null or new.cover_composition is null) execute function keep_cover();

-- No edit: dates, versions and kept pages stay as they are.
alter table products disable trigger user;
do $$
declare
  product record;
begin
  for product in select id, slug, sort_order from products order by sort_order, id loop
    update products p set (cover_palette, cover_composition) =
      (select palette, composition from choose_cover(product.slug, product.sort_order))
    where p.id = product.id;
  end loop;
end $$;
alter table products enable trigger user;

alter table products
  alter column cover_palette set not null,
  alter column cover_composition set not null,
  add check (cover_palette in ('malam', 'nila', 'fajar', 'siang', 'soga', 'laut', 'tanah', 'kabut')),
  add check (cover_composition in ('mekar', 'kelopak', 'ceplok', 'lereng'));
