-- Orders are found by a part of the buyer's name or address; by the start of their id the primary key serves.
create index orders_search on orders using gin ((customer_name || ' ' || customer_email) gin_trgm_ops);
