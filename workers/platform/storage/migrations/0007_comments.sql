CREATE TABLE `comment_reports` (
	`account_id` text NOT NULL,
	`comment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `comment_id`, `user_id`)
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `comment_rules` text;--> statement-breakpoint
ALTER TABLE `comments` ADD `edited_date` integer;--> statement-breakpoint
ALTER TABLE `comments` ADD `removed_date` integer;--> statement-breakpoint
ALTER TABLE `comments` ADD `hidden_date` integer;--> statement-breakpoint
CREATE INDEX `comments_user` ON `comments` (`account_id`,`user_id`,`timestamp`);--> statement-breakpoint
-- A thread is one level deep: deeper replies answer the comment that it began with.
UPDATE comments SET parent_id = (
  WITH RECURSIVE up (id, parent_id, steps) AS (
    SELECT p.id, p.parent_id, 1 FROM comments p
      WHERE p.account_id = comments.account_id AND p.id = comments.parent_id
    UNION ALL
    SELECT p.id, p.parent_id, steps + 1 FROM up
      JOIN comments p ON p.account_id = comments.account_id AND p.id = up.parent_id
      WHERE up.parent_id IS NOT NULL AND steps < 1000
  )
  SELECT id FROM up ORDER BY steps DESC LIMIT 1
)
WHERE parent_id IN (SELECT r.id FROM comments r WHERE r.account_id = comments.account_id AND r.parent_id IS NOT NULL);--> statement-breakpoint
-- The counts are the votes, whoever adds, turns or removes them and however many at once.
CREATE TRIGGER comment_votes_add AFTER INSERT ON comment_votes BEGIN
  UPDATE comments SET like_count = like_count + new.is_like, dislike_count = dislike_count + 1 - new.is_like
    WHERE account_id = new.account_id AND id = new.comment_id;
END;--> statement-breakpoint
CREATE TRIGGER comment_votes_turn AFTER UPDATE OF is_like ON comment_votes WHEN new.is_like <> old.is_like BEGIN
  UPDATE comments SET
    like_count = like_count + new.is_like - old.is_like,
    dislike_count = dislike_count + old.is_like - new.is_like
    WHERE account_id = new.account_id AND id = new.comment_id;
END;--> statement-breakpoint
CREATE TRIGGER comment_votes_remove AFTER DELETE ON comment_votes BEGIN
  UPDATE comments SET like_count = max(0, like_count - old.is_like), dislike_count = max(0, dislike_count - 1 + old.is_like)
    WHERE account_id = old.account_id AND id = old.comment_id;
END;
