-- What a payment is for is data; a payment that fills the balance says nothing, and each reader reads that in their
-- language (docs/decisions/0204).
update payments set description = '' where description = 'Wallet Top-up';
