-- The schema of release 1.0, in the order in which it loads.

-- A function may name a table that a later file makes.
set local check_function_bodies = off;

\ir platform.sql
\ir account.sql
\ir people.sql
\ir saved-views.sql
\ir programs.sql
\ir audit.sql
\ir consents.sql
\ir privacy.sql
\ir subscribers.sql
\ir segments.sql
\ir ledger.sql
\ir wallet.sql
\ir media.sql
\ir translations.sql
\ir content.sql
\ir leads.sql
\ir catalog.sql
\ir plans.sql
\ir bundles.sql
\ir reviews.sql
\ir cart.sql
\ir wishlist.sql
\ir discounts.sql
\ir order-bumps.sql
\ir checkout-links.sql
\ir intents.sql
\ir payments.sql
\ir payment-reminders.sql
\ir orders.sql
\ir gifts.sql
\ir product-waits.sql
\ir invoices.sql
\ir refunds.sql
\ir subscriptions.sql
\ir vouchers.sql
\ir courses.sql
\ir bookings.sql
\ir calendars.sql
\ir classes.sql
\ir books.sql
\ir reports.sql
\ir notifications.sql
\ir dev.sql
