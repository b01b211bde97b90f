CREATE TABLE `drafts` (
	`account_id` text NOT NULL,
	`document_id` text NOT NULL,
	`body` text NOT NULL,
	`revision` integer NOT NULL,
	`digest` text NOT NULL,
	`base_digest` text,
	`modified_date` integer NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `document_id`)
);
--> statement-breakpoint
CREATE TABLE `edit_commands` (
	`account_id` text NOT NULL,
	`document_id` text NOT NULL,
	`revision` integer NOT NULL,
	`command_id` text NOT NULL,
	`user_id` text NOT NULL,
	`time` integer NOT NULL,
	`commands` text NOT NULL,
	`inverses` text NOT NULL,
	`undoes` integer,
	PRIMARY KEY(`account_id`, `document_id`, `revision`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `edit_commands_id` ON `edit_commands` (`account_id`,`document_id`,`command_id`);--> statement-breakpoint
CREATE INDEX `edit_commands_time` ON `edit_commands` (`time`);--> statement-breakpoint
CREATE TABLE `snapshot_bodies` (
	`account_id` text NOT NULL,
	`hash` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`account_id`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`user_id` text NOT NULL,
	`time` integer NOT NULL,
	`manifest` text NOT NULL,
	`command_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `snapshots_command` ON `snapshots` (`account_id`,`command_id`);--> statement-breakpoint
CREATE INDEX `snapshots_time` ON `snapshots` (`account_id`,`time`);--> statement-breakpoint
ALTER TABLE `users` ADD `roles` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Staff of before there were roles saw reported comments, responses and figures: nobody gains anything.
UPDATE `users` SET `roles` = '["moderate","read"]' WHERE `is_staff` = 1;
