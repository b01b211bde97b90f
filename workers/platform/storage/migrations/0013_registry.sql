CREATE TABLE `former_hostnames` (
	`hostname` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`removed_date` integer NOT NULL,
	`is_cleared` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `former_hostnames_uncleared` ON `former_hostnames` (`slug`) WHERE is_cleared = 0;--> statement-breakpoint
CREATE TABLE `hostnames` (
	`hostname` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`created_date` integer NOT NULL,
	FOREIGN KEY (`slug`) REFERENCES `tenants`(`slug`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hostnames_slug` ON `hostnames` (`slug`);--> statement-breakpoint
CREATE TABLE `tenants` (
	`slug` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`record` text NOT NULL,
	`change_id` text NOT NULL,
	`projected_id` text,
	`created_date` integer NOT NULL,
	`modified_date` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tenants_account` ON `tenants` (`account_id`);--> statement-breakpoint
CREATE INDEX `tenants_behind` ON `tenants` (`slug`) WHERE projected_id IS NOT change_id;