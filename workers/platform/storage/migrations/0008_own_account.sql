ALTER TABLE `sessions` ADD `public_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_due_time` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `erased_time` integer;--> statement-breakpoint
CREATE INDEX `users_deletion` ON `users` (`deletion_due_time`) WHERE deletion_due_time IS NOT NULL;--> statement-breakpoint
CREATE INDEX `player_events_user` ON `player_events` (`account_id`,`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `public_id` = 'ses_' || lower(hex(randomblob(16))), `signed_in_time` = coalesce(`signed_in_time`, `created_date`) WHERE `public_id` = '';
