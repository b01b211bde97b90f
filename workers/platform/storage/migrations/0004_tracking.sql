CREATE TABLE `player_plays` (
	`account_id` text NOT NULL,
	`tracking_id` text NOT NULL,
	`content_id` text NOT NULL,
	`day` text NOT NULL,
	`started_time` integer NOT NULL,
	`last_time` integer NOT NULL,
	`last_sequence` integer NOT NULL,
	`last_position` real NOT NULL,
	`played_seconds` real NOT NULL,
	`is_finished` integer NOT NULL,
	`start_ms` integer,
	`rebuffer_count` integer NOT NULL,
	`rebuffer_seconds` real NOT NULL,
	PRIMARY KEY(`account_id`, `tracking_id`)
);
--> statement-breakpoint
CREATE INDEX `player_plays_started` ON `player_plays` (`account_id`,`started_time`);--> statement-breakpoint
CREATE TABLE `title_days` (
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`content_id` text NOT NULL,
	`starts` integer NOT NULL,
	`completions` integer NOT NULL,
	`played_seconds` real NOT NULL,
	`start_ms_total` integer NOT NULL,
	`start_ms_count` integer NOT NULL,
	`rebuffer_count` integer NOT NULL,
	`rebuffer_seconds` real NOT NULL,
	PRIMARY KEY(`account_id`, `day`, `content_id`)
);
--> statement-breakpoint
DROP INDEX `player_events_content`;--> statement-breakpoint
DROP INDEX `player_events_tracking`;--> statement-breakpoint
CREATE INDEX `player_events_time` ON `player_events` (`account_id`,`time`);--> statement-breakpoint
ALTER TABLE `resume_positions` ADD `is_finished` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `resume_positions` ADD `removed_time` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `is_staff` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Everything in a play only grows, so what an event adds to it is what the title's day grows by, whatever comes twice or late.
CREATE TRIGGER `player_plays_began` AFTER INSERT ON `player_plays` BEGIN
  INSERT INTO `title_days` (`account_id`, `day`, `content_id`, `starts`, `completions`, `played_seconds`, `start_ms_total`, `start_ms_count`, `rebuffer_count`, `rebuffer_seconds`)
  VALUES (NEW.`account_id`, NEW.`day`, NEW.`content_id`, 1, NEW.`is_finished`, NEW.`played_seconds`, coalesce(NEW.`start_ms`, 0), NEW.`start_ms` IS NOT NULL, NEW.`rebuffer_count`, NEW.`rebuffer_seconds`)
  ON CONFLICT (`account_id`, `day`, `content_id`) DO UPDATE SET
    `starts` = `starts` + 1,
    `completions` = `completions` + excluded.`completions`,
    `played_seconds` = `played_seconds` + excluded.`played_seconds`,
    `start_ms_total` = `start_ms_total` + excluded.`start_ms_total`,
    `start_ms_count` = `start_ms_count` + excluded.`start_ms_count`,
    `rebuffer_count` = `rebuffer_count` + excluded.`rebuffer_count`,
    `rebuffer_seconds` = `rebuffer_seconds` + excluded.`rebuffer_seconds`;
END;
--> statement-breakpoint
CREATE TRIGGER `player_plays_grew` AFTER UPDATE ON `player_plays` BEGIN
  UPDATE `title_days` SET
    `completions` = `completions` + NEW.`is_finished` - OLD.`is_finished`,
    `played_seconds` = `played_seconds` + NEW.`played_seconds` - OLD.`played_seconds`,
    `start_ms_total` = `start_ms_total` + coalesce(NEW.`start_ms`, 0) - coalesce(OLD.`start_ms`, 0),
    `start_ms_count` = `start_ms_count` + (NEW.`start_ms` IS NOT NULL) - (OLD.`start_ms` IS NOT NULL),
    `rebuffer_count` = `rebuffer_count` + NEW.`rebuffer_count` - OLD.`rebuffer_count`,
    `rebuffer_seconds` = `rebuffer_seconds` + NEW.`rebuffer_seconds` - OLD.`rebuffer_seconds`
  WHERE `account_id` = NEW.`account_id` AND `day` = NEW.`day` AND `content_id` = NEW.`content_id`;
END;
