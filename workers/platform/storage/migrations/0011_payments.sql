DROP INDEX `transactions_gateway`;--> statement-breakpoint
ALTER TABLE `transactions` ADD `estimation_id` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `order_claim_time` integer;--> statement-breakpoint
ALTER TABLE `transactions` ADD `gateway_order_id` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `initiate_payload` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `failure_reason` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `capture_id` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `refunded_date` integer;--> statement-breakpoint
ALTER TABLE `transactions` ADD `next_check_time` integer;--> statement-breakpoint
ALTER TABLE `transactions` ADD `check_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_payment` ON `transactions` (`account_id`,`gateway_id`,`gateway_transaction_id`);--> statement-breakpoint
CREATE INDEX `transactions_order` ON `transactions` (`account_id`,`gateway_id`,`gateway_order_id`);--> statement-breakpoint
CREATE INDEX `transactions_due` ON `transactions` (`next_check_time`);--> statement-breakpoint
ALTER TABLE `gateway_events` ADD `transaction_id` text;--> statement-breakpoint
ALTER TABLE `gateways` ADD `sealed_keys` text;--> statement-breakpoint
ALTER TABLE `plans` ADD `tax_rate` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `estimations_user` ON `estimations` (`account_id`,`user_id`,`plan_id`,`created_date`);--> statement-breakpoint
CREATE INDEX `estimations_age` ON `estimations` (`created_date`);