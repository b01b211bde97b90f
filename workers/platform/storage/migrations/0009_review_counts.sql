-- How many reviews of a subject give which rating, and through it the subject's own average and count: kept by triggers, so
-- that both are right in the same moment as the review, whoever writes or removes it.
CREATE TABLE review_counts (
  account_id TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  rating REAL NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (account_id, subject_type, subject_id, rating)
) WITHOUT ROWID;
--> statement-breakpoint
-- Inserting a subject here writes its average and count anew.
CREATE VIEW rated_subjects AS SELECT DISTINCT account_id, subject_type, subject_id FROM review_counts;
--> statement-breakpoint
CREATE TRIGGER rated_subjects_put INSTEAD OF INSERT ON rated_subjects BEGIN
  UPDATE contents SET (average_rating, review_count) =
      (SELECT coalesce(sum(r.rating * r.total) / sum(r.total), 0), coalesce(sum(r.total), 0) FROM review_counts r
        WHERE r.account_id = new.account_id AND r.subject_type = new.subject_type AND r.subject_id = new.subject_id)
    WHERE new.subject_type IN ('content', 'playlist') AND account_id = new.account_id AND content_id = new.subject_id;
  UPDATE channels SET (average_rating, review_count) =
      (SELECT coalesce(sum(r.rating * r.total) / sum(r.total), 0), coalesce(sum(r.total), 0) FROM review_counts r
        WHERE r.account_id = new.account_id AND r.subject_type = new.subject_type AND r.subject_id = new.subject_id)
    WHERE new.subject_type = 'channel' AND account_id = new.account_id AND id = new.subject_id;
  UPDATE artists SET (average_rating, review_count) =
      (SELECT coalesce(sum(r.rating * r.total) / sum(r.total), 0), coalesce(sum(r.total), 0) FROM review_counts r
        WHERE r.account_id = new.account_id AND r.subject_type = new.subject_type AND r.subject_id = new.subject_id)
    WHERE new.subject_type = 'artist' AND account_id = new.account_id AND id = new.subject_id;
  UPDATE venues SET (average_rating, review_count) =
      (SELECT coalesce(sum(r.rating * r.total) / sum(r.total), 0), coalesce(sum(r.total), 0) FROM review_counts r
        WHERE r.account_id = new.account_id AND r.subject_type = new.subject_type AND r.subject_id = new.subject_id)
    WHERE new.subject_type = 'venue' AND account_id = new.account_id AND id = new.subject_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_counts_insert AFTER INSERT ON reviews BEGIN
  INSERT INTO review_counts (account_id, subject_type, subject_id, rating, total)
    SELECT new.account_id, new.subject_type, new.subject_id, new.rating, 0 WHERE NOT EXISTS (SELECT 1 FROM review_counts r
      WHERE r.account_id = new.account_id AND r.subject_type = new.subject_type AND r.subject_id = new.subject_id
        AND r.rating = new.rating);
  UPDATE review_counts SET total = total + 1
    WHERE account_id = new.account_id AND subject_type = new.subject_type AND subject_id = new.subject_id
      AND rating = new.rating;
  INSERT INTO rated_subjects (account_id, subject_type, subject_id)
    VALUES (new.account_id, new.subject_type, new.subject_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_counts_delete AFTER DELETE ON reviews BEGIN
  UPDATE review_counts SET total = total - 1
    WHERE account_id = old.account_id AND subject_type = old.subject_type AND subject_id = old.subject_id
      AND rating = old.rating;
  DELETE FROM review_counts
    WHERE account_id = old.account_id AND subject_type = old.subject_type AND subject_id = old.subject_id AND total = 0;
  INSERT INTO rated_subjects (account_id, subject_type, subject_id)
    VALUES (old.account_id, old.subject_type, old.subject_id);
END;
--> statement-breakpoint
CREATE TRIGGER reviews_counts_update AFTER UPDATE OF rating ON reviews WHEN old.rating <> new.rating BEGIN
  INSERT INTO review_counts (account_id, subject_type, subject_id, rating, total)
    SELECT new.account_id, new.subject_type, new.subject_id, new.rating, 0 WHERE NOT EXISTS (SELECT 1 FROM review_counts r
      WHERE r.account_id = new.account_id AND r.subject_type = new.subject_type AND r.subject_id = new.subject_id
        AND r.rating = new.rating);
  UPDATE review_counts SET total = total + CASE WHEN rating = new.rating THEN 1 ELSE -1 END
    WHERE account_id = new.account_id AND subject_type = new.subject_type AND subject_id = new.subject_id
      AND rating IN (old.rating, new.rating);
  DELETE FROM review_counts
    WHERE account_id = new.account_id AND subject_type = new.subject_type AND subject_id = new.subject_id AND total = 0;
  INSERT INTO rated_subjects (account_id, subject_type, subject_id)
    VALUES (new.account_id, new.subject_type, new.subject_id);
END;
--> statement-breakpoint
-- A catalogue that is written anew finds its reviews again.
CREATE TRIGGER contents_rated AFTER INSERT ON contents WHEN EXISTS (SELECT 1 FROM review_counts r
    WHERE r.account_id = new.account_id AND r.subject_type IN ('content', 'playlist') AND r.subject_id = new.content_id) BEGIN
  INSERT INTO rated_subjects (account_id, subject_type, subject_id)
    VALUES (new.account_id, CASE new.video_type WHEN 'PLAYLIST' THEN 'playlist' ELSE 'content' END, new.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER channels_rated AFTER INSERT ON channels WHEN EXISTS (SELECT 1 FROM review_counts r
    WHERE r.account_id = new.account_id AND r.subject_type = 'channel' AND r.subject_id = new.id) BEGIN
  INSERT INTO rated_subjects (account_id, subject_type, subject_id) VALUES (new.account_id, 'channel', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER artists_rated AFTER INSERT ON artists WHEN EXISTS (SELECT 1 FROM review_counts r
    WHERE r.account_id = new.account_id AND r.subject_type = 'artist' AND r.subject_id = new.id) BEGIN
  INSERT INTO rated_subjects (account_id, subject_type, subject_id) VALUES (new.account_id, 'artist', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER venues_rated AFTER INSERT ON venues WHEN EXISTS (SELECT 1 FROM review_counts r
    WHERE r.account_id = new.account_id AND r.subject_type = 'venue' AND r.subject_id = new.id) BEGIN
  INSERT INTO rated_subjects (account_id, subject_type, subject_id) VALUES (new.account_id, 'venue', new.id);
END;
--> statement-breakpoint
INSERT INTO review_counts (account_id, subject_type, subject_id, rating, total)
  SELECT account_id, subject_type, subject_id, rating, count(*) FROM reviews GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO rated_subjects (account_id, subject_type, subject_id)
  SELECT DISTINCT account_id, subject_type, subject_id FROM review_counts;
