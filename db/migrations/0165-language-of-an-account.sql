-- The language in which portal and admin open; null until one is chosen, since the two open in different ones.
alter table account_preferences add column language text check (language in ('id', 'en'));
