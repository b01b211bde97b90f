CREATE TABLE `editor_presence` (
	`account_id` text NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text NOT NULL,
	`block_id` text,
	`seen_time` integer NOT NULL,
	PRIMARY KEY(`account_id`, `document_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `editor_presence_seen` ON `editor_presence` (`seen_time`);--> statement-breakpoint
CREATE INDEX `media_files_deleted` ON `media_files` (`deleted_date`) WHERE deleted_date IS NOT NULL;