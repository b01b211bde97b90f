CREATE TABLE `previews` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`snapshot_id` text,
	`user_id` text NOT NULL,
	`command_id` text NOT NULL,
	`created_date` integer NOT NULL,
	`expires_time` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `previews_token` ON `previews` (`account_id`,`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `previews_command` ON `previews` (`account_id`,`command_id`);--> statement-breakpoint
CREATE INDEX `previews_expires` ON `previews` (`expires_time`);--> statement-breakpoint
CREATE TABLE `scheduled_publishes` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`user_id` text NOT NULL,
	`command_id` text NOT NULL,
	`created_date` integer NOT NULL,
	`scheduled_time` integer NOT NULL,
	`due_time` integer,
	`state` text NOT NULL,
	`manifest` text NOT NULL,
	`bases` text NOT NULL,
	`accept` text NOT NULL,
	`findings` text NOT NULL,
	`snapshot_id` text,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scheduled_publishes_command` ON `scheduled_publishes` (`account_id`,`command_id`);--> statement-breakpoint
CREATE INDEX `scheduled_publishes_due` ON `scheduled_publishes` (`due_time`) WHERE due_time IS NOT NULL;