-- What everybody may know of where a class meets; the place itself is for its holders (docs/decisions/0134).
alter table products
  add column class_place_kind text check (class_place_kind in ('meeting', 'address')),
  -- a city, or a street, as the owner allows
  add column class_public_place text check (length(class_public_place) between 1 and 120);
