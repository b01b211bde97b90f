CREATE TABLE `queued_mails` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`sealed` text NOT NULL,
	`tries` integer NOT NULL,
	`due_time` integer NOT NULL,
	`expires_time` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `queued_mails_user` ON `queued_mails` (`account_id`,`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `queued_mails_due` ON `queued_mails` (`due_time`);--> statement-breakpoint
CREATE INDEX `queued_mails_age` ON `queued_mails` (`expires_time`);