CREATE TABLE `incidents` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL,
	`opened_date` integer NOT NULL,
	`latest_date` integer NOT NULL,
	`count` integer NOT NULL,
	`closed_date` integer,
	`note` text,
	`mailed_date` integer,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_subject` ON `incidents` (`account_id`,`kind`,`subject`);--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_id` ON `incidents` (`id`);--> statement-breakpoint
CREATE INDEX `incidents_open` ON `incidents` (`opened_date`) WHERE closed_date IS NULL;--> statement-breakpoint
CREATE INDEX `incidents_opened` ON `incidents` (`opened_date`);