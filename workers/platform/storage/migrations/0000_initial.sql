CREATE TABLE `accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`allowed_languages` text NOT NULL,
	`default_language` text NOT NULL,
	`date_format` text NOT NULL,
	`cf_domain_name` text NOT NULL,
	`asset_hostname` text NOT NULL,
	`od_resource_allowances` text NOT NULL,
	`module_permissions` text NOT NULL,
	`account_metadata` text NOT NULL,
	`custom_theme` text,
	`currency` text DEFAULT 'USD' NOT NULL,
	`created_date` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_asset_hostname` ON `accounts` (`asset_hostname`);--> statement-breakpoint
CREATE TABLE `audit_events` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`time` integer NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `audit_events_time` ON `audit_events` (`account_id`,`time`);--> statement-breakpoint
CREATE TABLE `static_pages` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`visible_on_website` integer NOT NULL,
	`content` text NOT NULL,
	`page_url` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `static_pages_type` ON `static_pages` (`account_id`,`type`);--> statement-breakpoint
CREATE TABLE `player_events` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`time` integer NOT NULL,
	`event_name` text NOT NULL,
	`content_id` text NOT NULL,
	`user_id` text,
	`tracking_id` text NOT NULL,
	`player_timestamp` real,
	`total_duration` real,
	`source` text,
	`variant` text,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `player_events_content` ON `player_events` (`account_id`,`content_id`,`time`);--> statement-breakpoint
CREATE INDEX `player_events_tracking` ON `player_events` (`account_id`,`tracking_id`);--> statement-breakpoint
CREATE TABLE `resume_positions` (
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`content_id` text NOT NULL,
	`position_seconds` real NOT NULL,
	`duration_seconds` real,
	`modified_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `content_id`)
);
--> statement-breakpoint
CREATE INDEX `resume_positions_recent` ON `resume_positions` (`account_id`,`user_id`,`modified_date`);--> statement-breakpoint
CREATE TABLE `categories` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `categories_position` ON `categories` (`account_id`,`position`);--> statement-breakpoint
CREATE TABLE `content_categories` (
	`account_id` text NOT NULL,
	`content_id` text NOT NULL,
	`category_id` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `content_id`, `category_id`),
	FOREIGN KEY (`account_id`,`content_id`) REFERENCES `contents`(`account_id`,`content_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `categories`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_categories_category` ON `content_categories` (`account_id`,`category_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `content_custom_metadata` (
	`account_id` text NOT NULL,
	`content_id` text NOT NULL,
	`field_id` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`account_id`, `content_id`, `field_id`, `position`),
	FOREIGN KEY (`account_id`,`content_id`) REFERENCES `contents`(`account_id`,`content_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_custom_metadata_field` ON `content_custom_metadata` (`account_id`,`field_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `content_genres` (
	`account_id` text NOT NULL,
	`content_id` text NOT NULL,
	`genre_id` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `content_id`, `genre_id`),
	FOREIGN KEY (`account_id`,`content_id`) REFERENCES `contents`(`account_id`,`content_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`,`genre_id`) REFERENCES `genres`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_genres_genre` ON `content_genres` (`account_id`,`genre_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `content_plans` (
	`account_id` text NOT NULL,
	`content_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`is_ppv` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`account_id`, `content_id`, `plan_id`),
	FOREIGN KEY (`account_id`,`content_id`) REFERENCES `contents`(`account_id`,`content_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `content_ratings` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`icon_s3_key` text,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `contents` (
	`account_id` text NOT NULL,
	`content_id` text NOT NULL,
	`video_type` text NOT NULL,
	`is_published` integer DEFAULT true NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`thumbnail` text,
	`poster` text,
	`preview` text,
	`asset_id` text,
	`stream_link` text,
	`trailer` text,
	`original_language` text,
	`is_live` integer DEFAULT false NOT NULL,
	`publish_time` integer,
	`live_expiry_time` integer,
	`release_time` integer,
	`created_date` integer NOT NULL,
	`modified_date` integer NOT NULL,
	`duration_seconds` integer,
	`average_rating` real DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`views_count` integer DEFAULT 0 NOT NULL,
	`is_restricted` integer DEFAULT false NOT NULL,
	`is_login_required` integer DEFAULT false NOT NULL,
	`live_comments_applicable` integer DEFAULT false NOT NULL,
	`content_rating_id` text,
	`parent_id` text,
	`serial_no` integer,
	`playlist_type` text,
	`playlist_content_data` text,
	`playlist_auto_payload` text,
	PRIMARY KEY(`account_id`, `content_id`)
);
--> statement-breakpoint
CREATE INDEX `contents_created` ON `contents` (`account_id`,`is_published`,`created_date`);--> statement-breakpoint
CREATE INDEX `contents_modified` ON `contents` (`account_id`,`is_published`,`modified_date`);--> statement-breakpoint
CREATE INDEX `contents_type` ON `contents` (`account_id`,`video_type`,`created_date`);--> statement-breakpoint
CREATE INDEX `contents_parent` ON `contents` (`account_id`,`parent_id`,`serial_no`);--> statement-breakpoint
CREATE TABLE `custom_metadata_fields` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_metadata_fields_key` ON `custom_metadata_fields` (`account_id`,`key`);--> statement-breakpoint
CREATE TABLE `genres` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `media_assets` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`duration_seconds` real NOT NULL,
	`heights` text NOT NULL,
	`captions` text NOT NULL,
	`has_thumbnails` integer DEFAULT false NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `channel_categories` (
	`account_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`category_id` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `channel_id`, `category_id`),
	FOREIGN KEY (`account_id`,`channel_id`) REFERENCES `channels`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`,`category_id`) REFERENCES `categories`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `channel_plans` (
	`account_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`is_ppv` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`account_id`, `channel_id`, `plan_id`),
	FOREIGN KEY (`account_id`,`channel_id`) REFERENCES `channels`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `channel_slots` (
	`account_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`start_second` integer NOT NULL,
	`end_second` integer NOT NULL,
	`content_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `channel_id`, `start_second`),
	FOREIGN KEY (`account_id`,`channel_id`) REFERENCES `channels`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `channels` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`title` text,
	`description` text,
	`is_restricted` integer DEFAULT false NOT NULL,
	`logo` text,
	`banner` text,
	`thumbnail` text,
	`average_rating` real DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `schedule_entries` (
	`account_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`start_time` integer NOT NULL,
	`end_time` integer NOT NULL,
	`content_id` text NOT NULL,
	PRIMARY KEY(`account_id`, `channel_id`, `start_time`),
	FOREIGN KEY (`account_id`,`channel_id`) REFERENCES `channels`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `schedule_entries_end` ON `schedule_entries` (`account_id`,`channel_id`,`end_time`);--> statement-breakpoint
CREATE TABLE `comment_votes` (
	`account_id` text NOT NULL,
	`comment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`is_like` integer NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `comment_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `comments` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`parent_id` text,
	`user_id` text NOT NULL,
	`comment` text NOT NULL,
	`timestamp` integer NOT NULL,
	`like_count` integer DEFAULT 0 NOT NULL,
	`dislike_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `comments_subject` ON `comments` (`account_id`,`subject_type`,`subject_id`,`timestamp`);--> statement-breakpoint
CREATE INDEX `comments_parent` ON `comments` (`account_id`,`parent_id`,`timestamp`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`content_id` text NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `content_id`)
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text,
	`description` text,
	`rating` real NOT NULL,
	`is_edited` integer DEFAULT false NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_one_a_user` ON `reviews` (`account_id`,`subject_type`,`subject_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_subject` ON `reviews` (`account_id`,`subject_type`,`subject_id`,`created_date`);--> statement-breakpoint
CREATE TABLE `watchlist` (
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`content_id` text NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `user_id`, `content_id`)
);
--> statement-breakpoint
CREATE TABLE `discounts` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`discount_code` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`value_type` text NOT NULL,
	`value` integer NOT NULL,
	`max_value_minor` integer,
	`applicable_plans` text NOT NULL,
	`is_listed` integer DEFAULT true NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`starts_time` integer,
	`ends_time` integer,
	`usage_limit` integer,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discounts_code` ON `discounts` (`account_id`,`discount_code`);--> statement-breakpoint
CREATE TABLE `estimations` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`plan_id` text NOT NULL,
	`discount_id` text,
	`currency` text NOT NULL,
	`subscription_amount_minor` integer NOT NULL,
	`discount_amount_minor` integer NOT NULL,
	`tax_amount_minor` integer NOT NULL,
	`transaction_amount_minor` integer NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `gateway_events` (
	`account_id` text NOT NULL,
	`gateway_id` text NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`received_time` integer NOT NULL,
	`processed_time` integer,
	PRIMARY KEY(`account_id`, `gateway_id`, `event_id`)
);
--> statement-breakpoint
CREATE TABLE `gateways` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`org` text NOT NULL,
	`is_account_verified` integer DEFAULT false NOT NULL,
	`public_config` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateways_org` ON `gateways` (`account_id`,`org`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`transaction_id` text NOT NULL,
	`book` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`time` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `ledger_entries_transaction` ON `ledger_entries` (`account_id`,`transaction_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`duration_days` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`is_ppv` integer DEFAULT false NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `renewals` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`gateway_id` text NOT NULL,
	`renewal_status` text NOT NULL,
	`created_date` integer NOT NULL,
	`last_renewal_date` integer,
	`next_renewal_date` integer,
	`cancellation_date` integer,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `renewals_user` ON `renewals` (`account_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `renewals_due` ON `renewals` (`account_id`,`renewal_status`,`next_renewal_date`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`transaction_id` text,
	`start_time` integer NOT NULL,
	`end_time` integer NOT NULL,
	`revoked_time` integer,
	PRIMARY KEY(`account_id`, `id`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`account_id`,`user_id`,`end_time`);--> statement-breakpoint
CREATE TABLE `transactions` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`gateway_id` text NOT NULL,
	`discount_id` text,
	`gateway_transaction_id` text,
	`idempotency_key` text NOT NULL,
	`state` text NOT NULL,
	`currency` text NOT NULL,
	`subscription_amount_minor` integer NOT NULL,
	`discount_amount_minor` integer NOT NULL,
	`tax_amount_minor` integer NOT NULL,
	`transaction_amount_minor` integer NOT NULL,
	`redirection_url` text NOT NULL,
	`created_date` integer NOT NULL,
	`captured_date` integer,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_idempotency` ON `transactions` (`account_id`,`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `transactions_user` ON `transactions` (`account_id`,`user_id`,`created_date`);--> statement-breakpoint
CREATE INDEX `transactions_gateway` ON `transactions` (`account_id`,`gateway_id`,`gateway_transaction_id`);--> statement-breakpoint
CREATE TABLE `artists` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`poster` text,
	`thumbnail` text,
	`bio` text,
	`views_count` integer DEFAULT 0 NOT NULL,
	`average_rating` real DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`custom_metadata` text,
	`social_profiles` text,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `content_artists` (
	`account_id` text NOT NULL,
	`content_id` text NOT NULL,
	`artist_id` text NOT NULL,
	`role` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `content_id`, `artist_id`, `role`),
	FOREIGN KEY (`account_id`,`content_id`) REFERENCES `contents`(`account_id`,`content_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`,`artist_id`) REFERENCES `artists`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_artists_artist` ON `content_artists` (`account_id`,`artist_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `content_venues` (
	`account_id` text NOT NULL,
	`content_id` text NOT NULL,
	`venue_id` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `content_id`, `venue_id`),
	FOREIGN KEY (`account_id`,`content_id`) REFERENCES `contents`(`account_id`,`content_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`,`venue_id`) REFERENCES `venues`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `content_venues_venue` ON `content_venues` (`account_id`,`venue_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `venues` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`address` text,
	`poster` text,
	`thumbnail` text,
	`average_rating` real DEFAULT 0 NOT NULL,
	`review_count` integer DEFAULT 0 NOT NULL,
	`custom_metadata` text,
	`social_profiles` text,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `banners` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`image_s3_key` text NOT NULL,
	`object_type` text NOT NULL,
	`object_id` text,
	`url` text,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `cms_pages` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`page_url` text NOT NULL,
	`title` text,
	`content` text,
	`components` text,
	`version` integer DEFAULT 1 NOT NULL,
	`modified_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cms_pages_url` ON `cms_pages` (`account_id`,`type`,`page_url`);--> statement-breakpoint
CREATE TABLE `form_responses` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`user_id` text,
	`fields` text NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `form_responses_form` ON `form_responses` (`account_id`,`form_id`,`created_date`);--> statement-breakpoint
CREATE TABLE `forms` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`heading` text NOT NULL,
	`sub_heading` text,
	`thumbnail` text,
	`button_text` text NOT NULL,
	`is_minimised` integer DEFAULT false NOT NULL,
	`is_login_required` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`entities` text NOT NULL,
	`fields` text NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `swimlanes` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`filters` text NOT NULL,
	`order_by` text DEFAULT 'created_date' NOT NULL,
	`reverse` integer DEFAULT true NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `templates` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`is_published` integer DEFAULT false NOT NULL,
	`selected_theme` text,
	`components` text NOT NULL,
	`header` text,
	`footer` text,
	`version` integer DEFAULT 1 NOT NULL,
	`modified_date` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `themes` (
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`colors` text NOT NULL,
	PRIMARY KEY(`account_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`account_id` text NOT NULL,
	`id_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_date` integer NOT NULL,
	`expires_time` integer NOT NULL,
	`replaced_time` integer,
	PRIMARY KEY(`account_id`, `id_hash`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`account_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`account_id`,`expires_time`);--> statement-breakpoint
CREATE TABLE `user_keys` (
	`account_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` text NOT NULL,
	`created_date` integer NOT NULL,
	`expires_time` integer NOT NULL,
	`used_time` integer,
	PRIMARY KEY(`account_id`, `key_hash`),
	FOREIGN KEY (`account_id`,`user_id`) REFERENCES `users`(`account_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_keys_user` ON `user_keys` (`account_id`,`user_id`,`kind`);--> statement-breakpoint
CREATE TABLE `users` (
	`account_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email_id` text NOT NULL,
	`email_key` text NOT NULL,
	`phone` text,
	`referral_code` text,
	`password_hash` text NOT NULL,
	`is_email_verified` integer DEFAULT false NOT NULL,
	`created_date` integer NOT NULL,
	PRIMARY KEY(`account_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`account_id`,`email_key`);