ALTER TABLE `content_ratings` ADD `min_age` integer;--> statement-breakpoint
-- What well-known labels mean; app/contract/site/rating-age.ts has the same list for what is written from now on.
UPDATE content_ratings SET min_age = CASE upper(trim(name))
  WHEN 'ALL' THEN 0 WHEN 'G' THEN 0 WHEN 'TP' THEN 0 WHEN 'U' THEN 0 WHEN 'TV-G' THEN 0 WHEN 'TV-Y' THEN 0
  WHEN 'TV-Y7' THEN 7 WHEN 'PG' THEN 8 WHEN 'TV-PG' THEN 8 WHEN 'PG-13' THEN 13 WHEN 'TV-14' THEN 14
  WHEN 'R' THEN 17 WHEN 'NC-17' THEN 18 WHEN 'R18' THEN 18 WHEN 'TV-MA' THEN 18
  ELSE CASE WHEN (trim(trim(name), ' +') GLOB '[0-9]' OR trim(trim(name), ' +') GLOB '[0-9][0-9]')
      AND CAST(trim(trim(name), ' +') AS INTEGER) <= 21
    THEN CAST(trim(trim(name), ' +') AS INTEGER) END
  END;
--> statement-breakpoint
-- From how many years on a published title is: the queries of children's profiles see no others (docs/decisions/087).
ALTER TABLE content_listing ADD age INTEGER;
--> statement-breakpoint
-- An episode is as its series is, or older; what has no rating with a known age has none.
CREATE VIEW title_ages AS
  SELECT c.account_id, c.content_id, CASE
      WHEN c.parent_id IS NULL THEN own.min_age
      WHEN c.content_rating_id IS NULL THEN of_series.min_age
      ELSE max(own.min_age, of_series.min_age) END AS age
    FROM contents c
    LEFT JOIN content_ratings own ON own.account_id = c.account_id AND own.id = c.content_rating_id
    LEFT JOIN contents series ON series.account_id = c.account_id AND series.content_id = c.parent_id
    LEFT JOIN content_ratings of_series ON of_series.account_id = series.account_id AND of_series.id = series.content_rating_id;
--> statement-breakpoint
UPDATE content_listing SET age = (SELECT a.age FROM title_ages a
  WHERE a.account_id = content_listing.account_id AND a.content_id = content_listing.content_id);
--> statement-breakpoint
CREATE TRIGGER content_listing_age AFTER INSERT ON content_listing BEGIN
  UPDATE content_listing SET age = (SELECT a.age FROM title_ages a
      WHERE a.account_id = new.account_id AND a.content_id = new.content_id)
    WHERE listing = new.listing;
END;
--> statement-breakpoint
CREATE TRIGGER contents_age AFTER UPDATE OF content_rating_id, parent_id ON contents
  WHEN old.content_rating_id IS NOT new.content_rating_id OR old.parent_id IS NOT new.parent_id BEGIN
  UPDATE content_listing SET age = (SELECT a.age FROM title_ages a
      WHERE a.account_id = content_listing.account_id AND a.content_id = content_listing.content_id)
    WHERE account_id = new.account_id AND content_id IN (SELECT new.content_id
      UNION SELECT c.content_id FROM contents c WHERE c.account_id = new.account_id AND c.parent_id = new.content_id);
END;
--> statement-breakpoint
-- A series may be written after its episodes.
CREATE TRIGGER contents_age_insert AFTER INSERT ON contents WHEN new.video_type = 'MPVP' BEGIN
  UPDATE content_listing SET age = (SELECT a.age FROM title_ages a
      WHERE a.account_id = content_listing.account_id AND a.content_id = content_listing.content_id)
    WHERE account_id = new.account_id AND content_id IN (SELECT c.content_id FROM contents c
      WHERE c.account_id = new.account_id AND c.parent_id = new.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER contents_age_delete AFTER DELETE ON contents BEGIN
  UPDATE content_listing SET age = NULL
    WHERE account_id = old.account_id AND content_id IN (SELECT c.content_id FROM contents c
      WHERE c.account_id = old.account_id AND c.parent_id = old.content_id);
END;
--> statement-breakpoint
CREATE VIEW rated_titles AS SELECT account_id, id FROM content_ratings;
--> statement-breakpoint
CREATE TRIGGER rated_titles_put INSTEAD OF INSERT ON rated_titles BEGIN
  UPDATE content_listing SET age = (SELECT a.age FROM title_ages a
      WHERE a.account_id = content_listing.account_id AND a.content_id = content_listing.content_id)
    WHERE account_id = new.account_id AND content_id IN (
      SELECT c.content_id FROM contents c WHERE c.account_id = new.account_id AND c.content_rating_id = new.id
      UNION SELECT p.content_id FROM contents s CROSS JOIN contents p ON p.account_id = s.account_id AND p.parent_id = s.content_id
        WHERE s.account_id = new.account_id AND s.content_rating_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER content_ratings_age_insert AFTER INSERT ON content_ratings BEGIN
  INSERT INTO rated_titles (account_id, id) VALUES (new.account_id, new.id);
END;
--> statement-breakpoint
CREATE TRIGGER content_ratings_age_update AFTER UPDATE OF id, min_age ON content_ratings
  WHEN old.id <> new.id OR old.min_age IS NOT new.min_age BEGIN
  INSERT INTO rated_titles (account_id, id) VALUES (old.account_id, old.id);
  INSERT INTO rated_titles (account_id, id) VALUES (new.account_id, new.id);
END;
--> statement-breakpoint
CREATE TRIGGER content_ratings_age_delete AFTER DELETE ON content_ratings BEGIN
  INSERT INTO rated_titles (account_id, id) VALUES (old.account_id, old.id);
END;
