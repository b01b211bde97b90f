ALTER TABLE `transactions` ADD `refunded_amount_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `transactions` ADD `refund_claim_time` integer;--> statement-breakpoint
UPDATE `transactions` SET `refunded_amount_minor` = `transaction_amount_minor` WHERE `state` = 'refunded';
