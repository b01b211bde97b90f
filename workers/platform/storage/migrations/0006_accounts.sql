CREATE TABLE `security_events` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`time` integer NOT NULL,
	`user_id` text,
	`email_hash` text,
	`ip_hash` text,
	`device` text,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `security_events_time` ON `security_events` (`account_id`,`time`);--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`account_id`,`user_id`,`time`);--> statement-breakpoint
CREATE INDEX `security_events_age` ON `security_events` (`time`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `signed_in_time` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_time` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
CREATE INDEX `sessions_age` ON `sessions` (`expires_time`);--> statement-breakpoint
CREATE INDEX `user_keys_age` ON `user_keys` (`expires_time`);