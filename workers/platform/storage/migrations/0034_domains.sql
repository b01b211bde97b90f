CREATE TABLE `domains` (
	`slug` text NOT NULL,
	`hostname` text NOT NULL,
	`state` text NOT NULL,
	`cause` text,
	`finding` text NOT NULL,
	`since_time` integer NOT NULL,
	`looks` integer NOT NULL,
	`checked_time` integer,
	`next_check_time` integer NOT NULL,
	`down_time` integer,
	`was_live` integer NOT NULL,
	`correct_time` integer,
	`history` text NOT NULL,
	`is_contested` integer NOT NULL,
	`removed_time` integer,
	`mailed_time` integer,
	`created_time` integer NOT NULL,
	PRIMARY KEY(`slug`, `hostname`),
	CONSTRAINT "domains_reason" CHECK(state IN ('live', 'wanted') OR cause IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `domains_hostname` ON `domains` (`hostname`);--> statement-breakpoint
CREATE INDEX `domains_due` ON `domains` (`next_check_time`) WHERE state <> 'live';--> statement-breakpoint
CREATE INDEX `domains_due_live` ON `domains` (`next_check_time`) WHERE state = 'live';--> statement-breakpoint
INSERT INTO `domains` SELECT slug, hostname, 'wanted', NULL, '{"variant":null,"values":{},"mender":"nobody","changes":[],"record":null}', unixepoch() * 1000, 0, NULL, unixepoch() * 1000, unixepoch() * 1000, 0, NULL, json_array(json_object('state', 'wanted', 'cause', NULL, 'time', unixepoch() * 1000)), 0, NULL, NULL, created_date FROM `hostnames`;
