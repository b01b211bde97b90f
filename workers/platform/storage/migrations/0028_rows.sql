CREATE TABLE `played_days` (
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`content_id` text NOT NULL,
	`plays` integer NOT NULL,
	PRIMARY KEY(`account_id`, `day`, `content_id`)
);
--> statement-breakpoint
CREATE INDEX `played_days_plays` ON `played_days` (`account_id`,`day`,`plays`);--> statement-breakpoint
ALTER TABLE `swimlanes` ADD `kind` text;--> statement-breakpoint
INSERT INTO `played_days` (`account_id`, `day`, `content_id`, `plays`)
  SELECT d.`account_id`, d.`day`, coalesce(c.`parent_id`, c.`content_id`), sum(d.`starts`)
  FROM `title_days` d JOIN `contents` c ON c.`account_id` = d.`account_id` AND c.`content_id` = d.`content_id`
  WHERE d.`day` >= date('now', '-7 days') GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE TRIGGER `played_days_add` AFTER INSERT ON `player_plays` BEGIN
  INSERT INTO `played_days` (`account_id`, `day`, `content_id`, `plays`)
  SELECT NEW.`account_id`, NEW.`day`, coalesce(c.`parent_id`, c.`content_id`), 1 FROM `contents` c
  WHERE c.`account_id` = NEW.`account_id` AND c.`content_id` = NEW.`content_id`
  ON CONFLICT (`account_id`, `day`, `content_id`) DO UPDATE SET `plays` = `plays` + 1;
END;
