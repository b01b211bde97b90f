CREATE TABLE `trials` (
	`account_id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`email_hash` text NOT NULL,
	`card_hash` text,
	`start_time` integer NOT NULL,
	`end_time` integer NOT NULL,
	PRIMARY KEY(`account_id`, `transaction_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trials_user` ON `trials` (`account_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `trials_email` ON `trials` (`account_id`,`email_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `trials_card` ON `trials` (`account_id`,`card_hash`);--> statement-breakpoint
ALTER TABLE `renewals` ADD `trial_end_time` integer;--> statement-breakpoint
ALTER TABLE `transactions` ADD `trial_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `trial_days` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `metadata` text;