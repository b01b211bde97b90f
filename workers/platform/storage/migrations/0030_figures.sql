CREATE INDEX `player_plays_unseen` ON `player_plays` (`account_id`,`started_time`) WHERE start_ms IS NULL AND played_seconds = 0;--> statement-breakpoint
CREATE INDEX `ledger_entries_money` ON `ledger_entries` (`account_id`,`time`,`currency`,`amount_minor`) WHERE book = 'receivable';--> statement-breakpoint
CREATE INDEX `renewals_next` ON `renewals` (`account_id`,`next_renewal_date`) WHERE renewal_status = 'ongoing';--> statement-breakpoint
CREATE INDEX `renewals_ended` ON `renewals` (`account_id`,`cancellation_date`,`end_reason`) WHERE renewal_status = 'cancelled';--> statement-breakpoint
CREATE INDEX `renewals_grace` ON `renewals` (`account_id`,`period_end_time`) WHERE grace_end_time IS NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_end` ON `subscriptions` (`account_id`,`end_time`);--> statement-breakpoint
CREATE INDEX `subscriptions_revoked` ON `subscriptions` (`account_id`,`revoked_time`) WHERE revoked_time IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`account_id`,`created_date`);--> statement-breakpoint
CREATE INDEX `users_leaving` ON `users` (`account_id`,`id`) WHERE deletion_due_time IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_erased` ON `users` (`account_id`,`id`) WHERE erased_time IS NOT NULL;