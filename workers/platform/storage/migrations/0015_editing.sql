CREATE TABLE `api_tokens` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_date` integer NOT NULL,
	`expires_time` integer,
	`last_used_time` integer,
	`revoked_time` integer,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_hash` ON `api_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_tokens_created` ON `api_tokens` (`account_id`,`created_date`);--> statement-breakpoint
CREATE TABLE `entity_digests` (
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`digest` text NOT NULL,
	`revision` integer NOT NULL,
	`modified_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `id`)
);
--> statement-breakpoint
CREATE TABLE `entity_writes` (
	`account_id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
