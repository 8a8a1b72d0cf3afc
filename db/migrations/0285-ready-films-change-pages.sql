-- Pages of the shop show the still and the length of a free film once it is prepared.
create trigger films_ready after update of state on films
  for each row when (new.state = 'ready' and old.state <> 'ready') execute function announce_catalog_change();
