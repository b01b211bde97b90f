-- Lists: what filters and orders need of the published titles, in narrow tables whose keys are numbers, kept up to date by
-- triggers. Going through the titles themselves, whose keys are texts, costs ten times as much.
CREATE TABLE content_listing (
  listing INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  content_id TEXT NOT NULL,
  video_type TEXT NOT NULL,
  -- An episode: found through its series, in no list that does not ask for it.
  is_part INTEGER NOT NULL,
  created_date INTEGER NOT NULL,
  modified_date INTEGER NOT NULL,
  release_time INTEGER,
  publish_time INTEGER,
  average_rating REAL NOT NULL,
  review_count INTEGER NOT NULL,
  views_count INTEGER NOT NULL,
  duration_seconds INTEGER,
  serial_no INTEGER
);
--> statement-breakpoint
CREATE UNIQUE INDEX content_listing_id ON content_listing (account_id, content_id);
--> statement-breakpoint
CREATE INDEX content_listing_created_date ON content_listing (account_id, is_part, created_date);
--> statement-breakpoint
CREATE INDEX content_listing_modified_date ON content_listing (account_id, is_part, modified_date);
--> statement-breakpoint
CREATE INDEX content_listing_average_rating ON content_listing (account_id, is_part, average_rating);
--> statement-breakpoint
CREATE INDEX content_listing_type ON content_listing (account_id, video_type, created_date);
--> statement-breakpoint
-- A value that titles can be filtered by: kind is the filter's name, or `metadata:` and a custom field's id.
CREATE TABLE facets (
  facet INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX facets_value ON facets (account_id, kind, value);
--> statement-breakpoint
-- The date is in the key: a facet's titles lie there newest first, and whether one has another facet is one look.
CREATE TABLE content_facets (
  facet INTEGER NOT NULL,
  is_part INTEGER NOT NULL,
  created_date INTEGER NOT NULL,
  listing INTEGER NOT NULL,
  average_rating REAL NOT NULL,
  PRIMARY KEY (facet, is_part, created_date, listing)
) WITHOUT ROWID;
--> statement-breakpoint
-- And best first: sorted when it is asked for, a large category would take longer than a page may.
CREATE INDEX content_facets_rating ON content_facets (facet, is_part, average_rating, listing);
--> statement-breakpoint
-- For removal alone. On an expression, so that no query looks a facet up here, at random, rather than by its date, in order.
CREATE INDEX content_facets_listing ON content_facets (-listing);
--> statement-breakpoint
-- Titles as they sort, in each of the account's languages: folded, whole numbers as numbers.
CREATE TABLE title_order (
  account_id TEXT NOT NULL,
  listing INTEGER NOT NULL,
  language TEXT NOT NULL,
  is_part INTEGER NOT NULL,
  sort_key TEXT NOT NULL,
  PRIMARY KEY (listing, language)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX title_order_key ON title_order (account_id, language, is_part, sort_key, listing);
--> statement-breakpoint
-- Each value of each title; a custom value counts in every language.
CREATE VIEW content_values AS
  SELECT account_id, content_id, 'category' AS kind, category_id AS value FROM content_categories
  UNION ALL SELECT account_id, content_id, 'sub_category', genre_id FROM content_genres
  UNION ALL SELECT account_id, content_id, 'artists', artist_id FROM content_artists
  UNION ALL SELECT account_id, content_id, 'venues', venue_id FROM content_venues
  UNION ALL SELECT m.account_id, m.content_id, 'metadata:' || m.field_id, v.value
    FROM content_custom_metadata m, json_each(m.value) v;
--> statement-breakpoint
CREATE VIEW listed_values AS SELECT account_id, content_id FROM content_listing;
--> statement-breakpoint
CREATE TRIGGER listed_values_put INSTEAD OF INSERT ON listed_values BEGIN
  DELETE FROM content_facets WHERE -listing = (SELECT -l.listing FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id);
  INSERT OR IGNORE INTO facets (account_id, kind, value)
    SELECT v.account_id, v.kind, v.value FROM content_values v WHERE v.account_id = new.account_id AND v.content_id = new.content_id;
  -- CROSS, to keep the order: SQLite would go through all of the account's facets for each title.
  INSERT OR IGNORE INTO content_facets (facet, is_part, created_date, listing, average_rating)
    SELECT f.facet, l.is_part, l.created_date, l.listing, l.average_rating
      FROM content_listing l
      CROSS JOIN content_values v ON v.account_id = l.account_id AND v.content_id = l.content_id
      CROSS JOIN facets f ON f.account_id = v.account_id AND f.kind = v.kind AND f.value = v.value
      WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE VIEW listed_titles AS SELECT account_id, content_id FROM content_listing;
--> statement-breakpoint
-- The title as each of the account's languages shows it.
CREATE TRIGGER listed_titles_put INSTEAD OF INSERT ON listed_titles BEGIN
  DELETE FROM title_order WHERE listing = (SELECT l.listing FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id);
  INSERT INTO search_scratch (search_scratch) VALUES ('delete-all');
  INSERT INTO search_texts (part, text)
    SELECT s.key, coalesce(nullif(c.title ->> (s.value ->> 'code'), ''), nullif(c.title ->> a.default_language, ''),
        (SELECT t.value FROM json_each(c.title) t LIMIT 1), '')
      FROM accounts a JOIN contents c ON c.account_id = a.account_id, json_each(a.allowed_languages) s
      WHERE a.account_id = new.account_id AND c.content_id = new.content_id;
  INSERT OR IGNORE INTO title_order (account_id, listing, language, is_part, sort_key)
    SELECT l.account_id, l.listing, s.value ->> 'code', l.is_part, coalesce((
        SELECT group_concat(CASE WHEN w.term GLOB '*[^0-9]*' OR length(w.term) > 8 THEN w.term
          ELSE substr('0000000' || w.term, -8) END, ' ' ORDER BY w.offset)
        FROM search_terms w WHERE w.doc = s.key), '')
      FROM content_listing l JOIN accounts a ON a.account_id = l.account_id, json_each(a.allowed_languages) s
      WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE VIEW listed_contents AS SELECT account_id, content_id FROM contents WHERE is_published;
--> statement-breakpoint
CREATE VIEW unlisted_contents AS SELECT account_id, content_id FROM content_listing;
--> statement-breakpoint
CREATE TRIGGER unlisted_contents_put INSTEAD OF INSERT ON unlisted_contents BEGIN
  DELETE FROM content_facets WHERE -listing = (SELECT -l.listing FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id);
  DELETE FROM title_order WHERE listing = (SELECT l.listing FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id);
  DELETE FROM content_listing WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER listed_contents_put INSTEAD OF INSERT ON listed_contents BEGIN
  INSERT INTO unlisted_contents (account_id, content_id) VALUES (new.account_id, new.content_id);
  INSERT INTO content_listing (account_id, content_id, video_type, is_part, created_date, modified_date, release_time, publish_time, average_rating,
      review_count, views_count, duration_seconds, serial_no)
    SELECT c.account_id, c.content_id, c.video_type, c.video_type = 'MPVC', c.created_date, c.modified_date, c.release_time,
        c.publish_time, c.average_rating, c.review_count, c.views_count, c.duration_seconds, c.serial_no
      FROM contents c WHERE c.account_id = new.account_id AND c.content_id = new.content_id;
  INSERT INTO listed_titles (account_id, content_id) VALUES (new.account_id, new.content_id);
  INSERT INTO listed_values (account_id, content_id) VALUES (new.account_id, new.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER contents_listing_insert AFTER INSERT ON contents WHEN new.is_published BEGIN
  INSERT INTO listed_contents (account_id, content_id) VALUES (new.account_id, new.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER contents_listing_update AFTER UPDATE OF account_id, content_id, is_published, video_type, title, created_date ON contents BEGIN
  INSERT INTO unlisted_contents (account_id, content_id) VALUES (old.account_id, old.content_id);
  INSERT INTO listed_contents (account_id, content_id) SELECT new.account_id, new.content_id WHERE new.is_published;
END;
--> statement-breakpoint
-- What changes often, and neither title nor facets depend on.
CREATE TRIGGER contents_listing_figures AFTER UPDATE OF modified_date, release_time, publish_time, average_rating, review_count,
  views_count, duration_seconds, serial_no ON contents BEGIN
  UPDATE content_listing SET modified_date = new.modified_date, release_time = new.release_time,
      publish_time = new.publish_time, average_rating = new.average_rating, review_count = new.review_count,
      views_count = new.views_count, duration_seconds = new.duration_seconds, serial_no = new.serial_no
    WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER contents_listing_rating AFTER UPDATE OF average_rating ON contents
  WHEN old.average_rating <> new.average_rating BEGIN
  UPDATE content_facets SET average_rating = new.average_rating WHERE -listing = (SELECT -l.listing FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER contents_listing_delete AFTER DELETE ON contents BEGIN
  INSERT INTO unlisted_contents (account_id, content_id) VALUES (old.account_id, old.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER content_categories_listing_insert AFTER INSERT ON content_categories BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_categories_listing_update AFTER UPDATE OF account_id, content_id, category_id ON content_categories BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_categories_listing_delete AFTER DELETE ON content_categories BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_genres_listing_insert AFTER INSERT ON content_genres BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_genres_listing_update AFTER UPDATE OF account_id, content_id, genre_id ON content_genres BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_genres_listing_delete AFTER DELETE ON content_genres BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_artists_listing_insert AFTER INSERT ON content_artists BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_artists_listing_update AFTER UPDATE OF account_id, content_id, artist_id ON content_artists BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_artists_listing_delete AFTER DELETE ON content_artists BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_venues_listing_insert AFTER INSERT ON content_venues BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_venues_listing_update AFTER UPDATE OF account_id, content_id, venue_id ON content_venues BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_venues_listing_delete AFTER DELETE ON content_venues BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_custom_metadata_listing_insert AFTER INSERT ON content_custom_metadata BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_custom_metadata_listing_update AFTER UPDATE OF account_id, content_id, field_id, value ON content_custom_metadata BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = new.account_id AND l.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_custom_metadata_listing_delete AFTER DELETE ON content_custom_metadata BEGIN
  INSERT INTO listed_values (account_id, content_id) SELECT l.account_id, l.content_id FROM content_listing l
    WHERE l.account_id = old.account_id AND l.content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER accounts_listing_languages AFTER UPDATE OF allowed_languages, default_language ON accounts
  WHEN old.allowed_languages <> new.allowed_languages OR old.default_language <> new.default_language BEGIN
  INSERT INTO listed_titles (account_id, content_id)
    SELECT l.account_id, l.content_id FROM content_listing l WHERE l.account_id = new.account_id;
END;
--> statement-breakpoint
INSERT INTO listed_contents (account_id, content_id) SELECT c.account_id, c.content_id FROM contents c WHERE c.is_published;
