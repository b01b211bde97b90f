ALTER TABLE `swimlanes` ADD `kind` text;--> statement-breakpoint
CREATE INDEX `title_days_starts` ON `title_days` (`account_id`,`day`,`starts`);