CREATE TABLE `media_files` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`stem` text NOT NULL,
	`ending` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`name` text NOT NULL,
	`alt` text NOT NULL,
	`user_id` text NOT NULL,
	`created_date` integer NOT NULL,
	`deleted_date` integer,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `media_files_created` ON `media_files` (`account_id`,`created_date`);