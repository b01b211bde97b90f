DROP INDEX `renewals_due`;--> statement-breakpoint
ALTER TABLE `renewals` ADD `end_reason` text;--> statement-breakpoint
ALTER TABLE `renewals` ADD `period_end_time` integer;--> statement-breakpoint
ALTER TABLE `renewals` ADD `grace_end_time` integer;--> statement-breakpoint
ALTER TABLE `renewals` ADD `due_time` integer;--> statement-breakpoint
ALTER TABLE `renewals` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `renewals` ADD `change_id` text;--> statement-breakpoint
ALTER TABLE `renewals` ADD `sealed_method` text;--> statement-breakpoint
ALTER TABLE `renewals` ADD `language` text;--> statement-breakpoint
ALTER TABLE `renewals` ADD `site_origin` text;--> statement-breakpoint
CREATE UNIQUE INDEX `renewals_ongoing` ON `renewals` (`account_id`,`user_id`) WHERE renewal_status = 'ongoing';--> statement-breakpoint
CREATE INDEX `renewals_due` ON `renewals` (`due_time`);--> statement-breakpoint
ALTER TABLE `transactions` ADD `renewal_id` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `language` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `site_origin` text;