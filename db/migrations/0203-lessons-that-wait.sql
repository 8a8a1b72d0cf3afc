-- Lessons that open one after another, or on a day (docs/decisions/0150). Lessons lie in `products.modules`: one may say
-- `opens_after_days`, counted from the holder's purchase, or `opens_at`.
alter table products
  add column lessons_in_order boolean not null default false,
  add constraint products_lessons_open_once check (not jsonb_path_exists(
    modules, '$[*].lessons[*] ? (@.opens_after_days != null && @.opens_at != null)'));

drop trigger products_edited on products;
create trigger products_edited before update of
  title, slug, type, category, price, original_price, short_description, description, content_body, features,
  media_gallery, is_active, is_featured, billing_cycle, subscription_features, max_usage_limit, auto_renewal,
  trial_period_days, coming_soon, launch_date, cta_text, cta_link, content_metadata, duration_hours, modules,
  lessons_in_order, difficulty_level, language, requirements, instructor_name, instructor_avatar, instructor_bio,
  max_students, tags, meta_title, meta_description, archived_at
  on products for each row execute function count_product_edit();
