-- Lists by the day of release, and the plain facts of a title (its year, language and length, and whether it is free) as
-- values to filter by.

-- When it came out, or else when it came into the catalogue. In content_facets for the same reason as the rating.
ALTER TABLE content_listing ADD released INTEGER NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE content_facets ADD release_time INTEGER NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE content_listing SET released = coalesce(release_time, created_date);
--> statement-breakpoint
UPDATE content_facets SET release_time = (SELECT l.released FROM content_listing l WHERE l.listing = content_facets.listing);
--> statement-breakpoint
CREATE INDEX content_listing_released ON content_listing (account_id, is_part, released);
--> statement-breakpoint
CREATE INDEX content_facets_release ON content_facets (facet, is_part, release_time, listing);
--> statement-breakpoint
-- What a title has by itself. The lengths are minutes.
CREATE VIEW content_facts AS
  SELECT c.account_id, c.content_id, kind.value AS kind, CASE kind.value
      WHEN 'year' THEN strftime('%Y', c.release_time / 1000, 'unixepoch')
      WHEN 'language' THEN nullif(c.original_language, '')
      WHEN 'free' THEN CASE WHEN c.is_restricted = 0 THEN 'true' END
      ELSE CASE WHEN c.duration_seconds <= 0 OR c.duration_seconds IS NULL THEN NULL
        WHEN c.duration_seconds <= 600 THEN '0-10' WHEN c.duration_seconds <= 1200 THEN '10-20'
        WHEN c.duration_seconds <= 1800 THEN '20-30' WHEN c.duration_seconds <= 3600 THEN '30-60'
        WHEN c.duration_seconds <= 5400 THEN '60-90' WHEN c.duration_seconds <= 7200 THEN '90-120' ELSE '120-' END
      END AS value
    FROM contents c CROSS JOIN json_each('["year","language","length","free"]') kind;
--> statement-breakpoint
INSERT OR IGNORE INTO facets (account_id, kind, value) SELECT DISTINCT account_id, kind, value FROM content_facts
  WHERE value IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO content_facets (facet, is_part, created_date, listing, average_rating, release_time)
  SELECT f.facet, l.is_part, l.created_date, l.listing, l.average_rating, l.released
    FROM content_facts v
    CROSS JOIN content_listing l ON l.account_id = v.account_id AND l.content_id = v.content_id
    CROSS JOIN facets f ON f.account_id = v.account_id AND f.kind = v.kind AND f.value = v.value;
--> statement-breakpoint
DROP TRIGGER listed_values_put;
--> statement-breakpoint
CREATE TRIGGER listed_values_put INSTEAD OF INSERT ON listed_values BEGIN
  DELETE FROM content_facets WHERE -listing = (SELECT -l.listing FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id);
  INSERT OR IGNORE INTO facets (account_id, kind, value)
    SELECT v.account_id, v.kind, v.value FROM content_values v WHERE v.account_id = new.account_id AND v.content_id = new.content_id;
  -- CROSS, to keep the order: SQLite would go through all of the account's facets for each title.
  INSERT OR IGNORE INTO content_facets (facet, is_part, created_date, listing, average_rating, release_time)
    SELECT f.facet, l.is_part, l.created_date, l.listing, l.average_rating, l.released
      FROM content_listing l
      CROSS JOIN content_values v ON v.account_id = l.account_id AND v.content_id = l.content_id
      CROSS JOIN facets f ON f.account_id = v.account_id AND f.kind = v.kind AND f.value = v.value
      WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
  -- Apart from the others: D1 takes no more than five SELECTs in one.
  INSERT OR IGNORE INTO facets (account_id, kind, value)
    SELECT v.account_id, v.kind, v.value FROM content_facts v WHERE v.account_id = new.account_id AND v.content_id = new.content_id AND v.value IS NOT NULL;
  INSERT OR IGNORE INTO content_facets (facet, is_part, created_date, listing, average_rating, release_time)
    SELECT f.facet, l.is_part, l.created_date, l.listing, l.average_rating, l.released
      FROM content_listing l
      CROSS JOIN content_facts v ON v.account_id = l.account_id AND v.content_id = l.content_id
      CROSS JOIN facets f ON f.account_id = v.account_id AND f.kind = v.kind AND f.value = v.value
      WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
DROP TRIGGER listed_contents_put;
--> statement-breakpoint
CREATE TRIGGER listed_contents_put INSTEAD OF INSERT ON listed_contents BEGIN
  INSERT INTO unlisted_contents (account_id, content_id) VALUES (new.account_id, new.content_id);
  INSERT INTO content_listing (account_id, content_id, video_type, is_part, created_date, modified_date, release_time, publish_time, average_rating,
      review_count, views_count, duration_seconds, serial_no, released)
    SELECT c.account_id, c.content_id, c.video_type, c.video_type = 'MPVC', c.created_date, c.modified_date, c.release_time,
        c.publish_time, c.average_rating, c.review_count, c.views_count, c.duration_seconds, c.serial_no, coalesce(c.release_time, c.created_date)
      FROM contents c WHERE c.account_id = new.account_id AND c.content_id = new.content_id;
  INSERT INTO listed_titles (account_id, content_id) VALUES (new.account_id, new.content_id);
  INSERT INTO listed_values (account_id, content_id) VALUES (new.account_id, new.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER contents_listing_facts AFTER UPDATE OF release_time, duration_seconds, original_language, is_restricted ON contents
  WHEN old.release_time IS NOT new.release_time OR old.duration_seconds IS NOT new.duration_seconds
    OR old.original_language IS NOT new.original_language OR old.is_restricted <> new.is_restricted BEGIN
  UPDATE content_listing SET released = coalesce(new.release_time, new.created_date)
    WHERE account_id = new.account_id AND content_id = new.content_id;
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
