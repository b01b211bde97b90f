ALTER TABLE `contents` ADD `season_no` integer;--> statement-breakpoint
ALTER TABLE `contents` ADD `episode_no` integer;--> statement-breakpoint
ALTER TABLE `contents` ADD `intro` text;--> statement-breakpoint
ALTER TABLE `contents` ADD `recap` text;--> statement-breakpoint
ALTER TABLE `contents` ADD `credits` text;