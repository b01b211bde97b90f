CREATE TABLE `profiles` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`picture` text NOT NULL,
	`language` text,
	`is_child` integer DEFAULT false NOT NULL,
	`max_age` integer,
	`is_locked` integer DEFAULT false NOT NULL,
	`pin_age` integer,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profiles_user` ON `profiles` (`account_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `profile_id` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `pin_until_time` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `pin_hash` text;