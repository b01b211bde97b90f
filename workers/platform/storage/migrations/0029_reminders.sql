CREATE TABLE `reminders` (
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`content_id` text NOT NULL,
	`channel_id` text,
	`start_time` integer NOT NULL,
	`due_time` integer,
	`reminded_time` integer,
	`language` text NOT NULL,
	`time_zone` text,
	`site_origin` text NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `event`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminders_content` ON `reminders` (`account_id`,`content_id`);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`due_time`);--> statement-breakpoint
CREATE INDEX `reminders_age` ON `reminders` (`start_time`);--> statement-breakpoint
CREATE TRIGGER `reminders_title_moved` AFTER UPDATE OF `publish_time` ON `contents`
WHEN NEW.`publish_time` IS NOT OLD.`publish_time` BEGIN
  UPDATE `reminders` SET `due_time` = min(coalesce(`due_time`, 0), 0) - 1
  WHERE `account_id` = NEW.`account_id` AND `content_id` = NEW.`content_id` AND `channel_id` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `reminders_entry_added` AFTER INSERT ON `schedule_entries` BEGIN
  UPDATE `reminders` SET `due_time` = min(coalesce(`due_time`, 0), 0) - 1
  WHERE `account_id` = NEW.`account_id` AND `content_id` = NEW.`content_id` AND `channel_id` = NEW.`channel_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reminders_slot_added` AFTER INSERT ON `channel_slots` BEGIN
  UPDATE `reminders` SET `due_time` = min(coalesce(`due_time`, 0), 0) - 1
  WHERE `account_id` = NEW.`account_id` AND `content_id` = NEW.`content_id` AND `channel_id` = NEW.`channel_id`;
END;
