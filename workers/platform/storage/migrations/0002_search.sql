-- Search: one full-text index of every account's titles, artists and venues, kept up to date by triggers, so that no
-- way of writing can forget it. FTS5 folds case and accents, and nothing else in SQLite does; so texts go through a
-- scratch index whose terms are then read back, and are what the index and the spellings are made of.

-- An entry's number. Those of one account and kind share their upper bits: a range of numbers is a part of the index.
CREATE TABLE search_documents (
  doc INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX search_documents_id ON search_documents (account_id, kind, id);
--> statement-breakpoint
-- Each word under itself and under what is left of it without one letter: two words that are one letter apart, or have
-- two neighbours swapped, meet under one spelling. A word whose last title is gone stays: it finds nothing.
CREATE TABLE search_spellings (
  account_id TEXT NOT NULL,
  spelling TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (account_id, spelling, word)
) WITHOUT ROWID;
--> statement-breakpoint
-- An entry's words, and again with a letter of private use before them that says where they stand: U+E001 in the title,
-- U+E002 in a name, U+E003 in the name of an artist or a venue that is an entry itself; and each title as one word, U+E000 before each of its own. A column of FTS5 would say so too, but only
-- after reading every entry that has the word.
CREATE VIRTUAL TABLE search_index USING fts5 (
  words, content = '', contentless_delete = 1, prefix = '1 2 3',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_scratch USING fts5 (
  text, content = '', tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE search_terms USING fts5vocab (search_scratch, 'instance');
--> statement-breakpoint
-- The views below hold nothing. Inserting into one runs its trigger: SQLite's way to a procedure.
CREATE VIEW search_texts AS SELECT 0 AS part, '' AS text;
--> statement-breakpoint
CREATE TRIGGER search_texts_fold INSTEAD OF INSERT ON search_texts BEGIN
  INSERT INTO search_scratch (rowid, text) VALUES (new.part,
    -- What unicode61 leaves apart: Arabic vowel signs and lengthening, forms of alef, yeh and teh; ligatures and strokes
    -- of Latin; yo of Cyrillic; accents of Greek. The same list as in fold-word.ts.
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      new.text,
      'ً', ''), 'ٌ', ''), 'ٍ', ''), 'َ', ''), 'ُ', ''), 'ِ', ''),
      'ّ', ''), 'ْ', ''), 'ٰ', ''), 'ـ', ''), 'أ', 'ا'), 'إ', 'ا'),
      'آ', 'ا'), 'ٱ', 'ا'), 'ى', 'ي'), 'ة', 'ه'), 'ß', 'ss'), 'æ', 'ae'),
      'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'),
      'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ı', 'i'), 'ё', 'е'), 'Ё', 'е'),
      'ά', 'α'), 'έ', 'ε'), 'ή', 'η'), 'ί', 'ι'), 'ό', 'ο'), 'ύ', 'υ'),
      'ώ', 'ω'), 'Ά', 'α'), 'Έ', 'ε'), 'Ή', 'η'), 'Ί', 'ι'), 'Ό', 'ο'),
      'Ύ', 'υ'), 'Ώ', 'ω'));
END;
--> statement-breakpoint
CREATE VIEW search_entries AS SELECT account_id, kind, id FROM search_documents;
--> statement-breakpoint
-- Takes what stands in the scratch index (part 1: description, 2: names, from 3: titles) into the search index.
CREATE TRIGGER search_entries_put INSTEAD OF INSERT ON search_entries BEGIN
  INSERT INTO search_documents (doc, account_id, kind, id)
    SELECT coalesce(
        (SELECT max(doc) + 1 FROM search_documents
          WHERE doc BETWEEN shelf.number << 32 AND (shelf.number << 32) + 4294967295),
        shelf.number << 32), new.account_id, new.kind, new.id
      FROM (SELECT coalesce(
        (SELECT doc >> 32 FROM search_documents WHERE account_id = new.account_id AND kind = new.kind LIMIT 1),
        (SELECT (max(doc) >> 32) + 1 FROM search_documents), 1) AS number) AS shelf
      WHERE NOT EXISTS (SELECT 1 FROM search_documents
        WHERE account_id = new.account_id AND kind = new.kind AND id = new.id);
  DELETE FROM search_index WHERE rowid = (SELECT doc FROM search_documents
    WHERE account_id = new.account_id AND kind = new.kind AND id = new.id);
  INSERT INTO search_index (rowid, words)
    SELECT (SELECT doc FROM search_documents WHERE account_id = new.account_id AND kind = new.kind AND id = new.id),
        group_concat(word, ' ')
      FROM (SELECT * FROM (SELECT term AS word FROM search_terms ORDER BY doc, offset)
        UNION ALL SELECT CASE new.kind WHEN 'content' THEN char(57345) ELSE char(57347) END || term
          FROM search_terms WHERE doc >= 3
        UNION ALL SELECT char(57346) || term FROM search_terms WHERE doc = 2
        UNION ALL SELECT char(57344) || group_concat(term, char(57344) ORDER BY offset) FROM search_terms
          WHERE doc >= 3 GROUP BY doc);
  INSERT OR IGNORE INTO search_spellings (account_id, spelling, word)
    SELECT new.account_id, substr(w.term, 1, n.value - 1) || substr(w.term, n.value + 1), w.term
      FROM (SELECT DISTINCT term FROM search_terms
        WHERE length(term) BETWEEN 4 AND 32 AND term NOT GLOB '*[0-9]*'
          AND NOT EXISTS (SELECT 1 FROM search_spellings s
            WHERE s.account_id = new.account_id AND s.spelling = term AND s.word = term)) w
      JOIN json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33]') n
        ON n.value <= length(w.term) + 1;
END;
--> statement-breakpoint
CREATE TRIGGER search_entries_remove INSTEAD OF DELETE ON search_entries BEGIN
  DELETE FROM search_index WHERE rowid = (SELECT doc FROM search_documents
    WHERE account_id = old.account_id AND kind = old.kind AND id = old.id);
  DELETE FROM search_documents WHERE account_id = old.account_id AND kind = old.kind AND id = old.id;
END;
--> statement-breakpoint
CREATE VIEW search_contents AS SELECT account_id, content_id FROM contents WHERE is_published;
--> statement-breakpoint
-- Makes a title's entry anew; one that is gone or not published has none.
CREATE TRIGGER search_contents_put INSTEAD OF INSERT ON search_contents BEGIN
  DELETE FROM search_entries WHERE account_id = new.account_id AND kind = 'content' AND id = new.content_id
    AND NOT EXISTS (SELECT 1 FROM search_contents c
      WHERE c.account_id = new.account_id AND c.content_id = new.content_id);
  INSERT INTO search_scratch (search_scratch) VALUES ('delete-all');
  INSERT INTO search_texts (part, text)
    SELECT 3 + t.id, t.value FROM contents c, json_each(c.title) t
      WHERE c.account_id = new.account_id AND c.content_id = new.content_id AND c.is_published
    UNION ALL
    SELECT 1, group_concat(t.value, ' ') FROM contents c, json_each(c.description) t
      WHERE c.account_id = new.account_id AND c.content_id = new.content_id AND c.is_published
    UNION ALL
    SELECT 2, group_concat(t.value, ' ') FROM (
        SELECT e.name FROM content_artists l JOIN artists e ON e.account_id = l.account_id AND e.id = l.artist_id
          WHERE l.account_id = new.account_id AND l.content_id = new.content_id
        UNION ALL
        SELECT e.name FROM content_venues l JOIN venues e ON e.account_id = l.account_id AND e.id = l.venue_id
          WHERE l.account_id = new.account_id AND l.content_id = new.content_id
        UNION ALL
        SELECT e.name FROM content_genres l JOIN genres e ON e.account_id = l.account_id AND e.id = l.genre_id
          WHERE l.account_id = new.account_id AND l.content_id = new.content_id
        UNION ALL
        SELECT e.name FROM content_categories l JOIN categories e ON e.account_id = l.account_id AND e.id = l.category_id
          WHERE l.account_id = new.account_id AND l.content_id = new.content_id
      ) named, json_each(named.name) t;
  INSERT INTO search_entries (account_id, kind, id)
    SELECT c.account_id, 'content', c.content_id FROM search_contents c
      WHERE c.account_id = new.account_id AND c.content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER contents_search_insert AFTER INSERT ON contents BEGIN
  INSERT INTO search_contents (account_id, content_id) VALUES (new.account_id, new.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER contents_search_update AFTER UPDATE OF account_id, content_id, is_published, title, description ON contents BEGIN
  INSERT INTO search_contents (account_id, content_id) VALUES (old.account_id, old.content_id);
  INSERT INTO search_contents (account_id, content_id) SELECT new.account_id, new.content_id
    WHERE (new.account_id, new.content_id) <> (old.account_id, old.content_id);
END;
--> statement-breakpoint
CREATE TRIGGER contents_search_delete AFTER DELETE ON contents BEGIN
  DELETE FROM search_entries WHERE account_id = old.account_id AND kind = 'content' AND id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_artists_search_insert AFTER INSERT ON content_artists BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_artists_search_update AFTER UPDATE OF account_id, content_id, artist_id ON content_artists BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_artists_search_delete AFTER DELETE ON content_artists BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER artists_search_rename AFTER UPDATE OF name ON artists WHEN old.name <> new.name BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT DISTINCT account_id, content_id FROM content_artists WHERE account_id = new.account_id AND artist_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER content_venues_search_insert AFTER INSERT ON content_venues BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_venues_search_update AFTER UPDATE OF account_id, content_id, venue_id ON content_venues BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_venues_search_delete AFTER DELETE ON content_venues BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER venues_search_rename AFTER UPDATE OF name ON venues WHEN old.name <> new.name BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT DISTINCT account_id, content_id FROM content_venues WHERE account_id = new.account_id AND venue_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER content_genres_search_insert AFTER INSERT ON content_genres BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_genres_search_update AFTER UPDATE OF account_id, content_id, genre_id ON content_genres BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_genres_search_delete AFTER DELETE ON content_genres BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER genres_search_rename AFTER UPDATE OF name ON genres WHEN old.name <> new.name BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT DISTINCT account_id, content_id FROM content_genres WHERE account_id = new.account_id AND genre_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER content_categories_search_insert AFTER INSERT ON content_categories BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_categories_search_update AFTER UPDATE OF account_id, content_id, category_id ON content_categories BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = new.account_id AND content_id = new.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER content_categories_search_delete AFTER DELETE ON content_categories BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT account_id, content_id FROM contents WHERE account_id = old.account_id AND content_id = old.content_id;
END;
--> statement-breakpoint
CREATE TRIGGER categories_search_rename AFTER UPDATE OF name ON categories WHEN old.name <> new.name BEGIN
  INSERT INTO search_contents (account_id, content_id)
    SELECT DISTINCT account_id, content_id FROM content_categories WHERE account_id = new.account_id AND category_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER artists_search_insert AFTER INSERT ON artists BEGIN
  INSERT INTO search_scratch (search_scratch) VALUES ('delete-all');
  INSERT INTO search_texts (part, text)
    SELECT 3 + t.id, t.value FROM json_each(new.name) t;
  INSERT INTO search_entries (account_id, kind, id) VALUES (new.account_id, 'artist', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER artists_search_update AFTER UPDATE OF account_id, id, name ON artists BEGIN
  DELETE FROM search_entries WHERE account_id = old.account_id AND kind = 'artist' AND id = old.id;
  INSERT INTO search_scratch (search_scratch) VALUES ('delete-all');
  INSERT INTO search_texts (part, text)
    SELECT 3 + t.id, t.value FROM json_each(new.name) t;
  INSERT INTO search_entries (account_id, kind, id) VALUES (new.account_id, 'artist', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER artists_search_delete AFTER DELETE ON artists BEGIN
  DELETE FROM search_entries WHERE account_id = old.account_id AND kind = 'artist' AND id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER venues_search_insert AFTER INSERT ON venues BEGIN
  INSERT INTO search_scratch (search_scratch) VALUES ('delete-all');
  INSERT INTO search_texts (part, text)
    SELECT 3 + t.id, t.value FROM json_each(new.name) t;
  INSERT INTO search_entries (account_id, kind, id) VALUES (new.account_id, 'venue', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER venues_search_update AFTER UPDATE OF account_id, id, name ON venues BEGIN
  DELETE FROM search_entries WHERE account_id = old.account_id AND kind = 'venue' AND id = old.id;
  INSERT INTO search_scratch (search_scratch) VALUES ('delete-all');
  INSERT INTO search_texts (part, text)
    SELECT 3 + t.id, t.value FROM json_each(new.name) t;
  INSERT INTO search_entries (account_id, kind, id) VALUES (new.account_id, 'venue', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER venues_search_delete AFTER DELETE ON venues BEGIN
  DELETE FROM search_entries WHERE account_id = old.account_id AND kind = 'venue' AND id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_contents (account_id, content_id) SELECT account_id, content_id FROM contents;
--> statement-breakpoint
UPDATE artists SET name = name;
--> statement-breakpoint
UPDATE venues SET name = name;
