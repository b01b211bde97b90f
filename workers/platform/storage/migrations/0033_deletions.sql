CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`slug` text NOT NULL,
	`scope` text NOT NULL,
	`deleted_time` integer NOT NULL,
	`started_time` integer NOT NULL,
	`finished_time` integer,
	`counts` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erasures_unfinished` ON `erasures` (`account_id`,`slug`) WHERE finished_time IS NULL;--> statement-breakpoint
CREATE INDEX `erasures_finished` ON `erasures` (`finished_time`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `deleted_time` integer;--> statement-breakpoint
ALTER TABLE `tenants` ADD `erase_time` integer;--> statement-breakpoint
CREATE INDEX `tenants_erasure` ON `tenants` (`erase_time`) WHERE erase_time IS NOT NULL;--> statement-breakpoint
DROP TRIGGER `ledger_entries_no_delete`;--> statement-breakpoint
-- As in 0001, but for accounts that are being erased.
CREATE TRIGGER `ledger_entries_no_delete` BEFORE DELETE ON `ledger_entries`
WHEN NOT EXISTS (SELECT 1 FROM `erasures` e WHERE e.`account_id` = OLD.`account_id` AND e.`finished_time` IS NULL AND e.`scope` = 'account')
BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;--> statement-breakpoint
-- Of a brand made while the account's data goes, some would be gone.
CREATE TRIGGER `tenants_not_while_erased` BEFORE INSERT ON `tenants`
WHEN EXISTS (SELECT 1 FROM `erasures` e WHERE e.`account_id` = NEW.`account_id` AND e.`finished_time` IS NULL AND e.`scope` = 'account')
BEGIN SELECT RAISE(ABORT, 'the account is being erased'); END;
--> statement-breakpoint
CREATE TRIGGER `accounts_not_while_erased` BEFORE INSERT ON `accounts`
WHEN EXISTS (SELECT 1 FROM `erasures` e WHERE e.`account_id` = NEW.`account_id` AND e.`finished_time` IS NULL AND e.`scope` = 'account')
BEGIN SELECT RAISE(ABORT, 'the account is being erased'); END;
