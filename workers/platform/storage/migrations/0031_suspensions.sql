ALTER TABLE `accounts` ADD `suspended_time` integer;--> statement-breakpoint
CREATE INDEX `accounts_suspended` ON `accounts` (`account_id`) WHERE suspended_time IS NOT NULL;--> statement-breakpoint
ALTER TABLE `tenants` ADD `state_time` integer;--> statement-breakpoint
CREATE INDEX `tenants_state` ON `tenants` (`state_time`) WHERE state_time IS NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_events_age` ON `audit_events` (`time`);--> statement-breakpoint
CREATE INDEX `former_hostnames_removed` ON `former_hostnames` (`removed_date`);