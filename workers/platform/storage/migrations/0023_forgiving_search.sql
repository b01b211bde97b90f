-- Search: two slips in a long word, forms of a word, and scripts that are written without spaces.

-- The account's words, in order: the forms of a word lie beside it.
CREATE TABLE search_words (
  account_id TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (account_id, word)
) WITHOUT ROWID;
--> statement-breakpoint
-- Long words under each three letters in a row, with blanks around them. Spellings two letters short would be five
-- times as many; words that are two slips apart have several of these in common.
CREATE TABLE search_grams (
  account_id TEXT NOT NULL,
  gram TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (account_id, gram, word)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE search_numbers (number INTEGER PRIMARY KEY);
--> statement-breakpoint
INSERT INTO search_numbers (number)
  WITH RECURSIVE counted (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted WHERE number < 2000)
  SELECT number FROM counted;
--> statement-breakpoint
CREATE TRIGGER search_spellings_word AFTER INSERT ON search_spellings WHEN new.spelling = new.word BEGIN
  INSERT OR IGNORE INTO search_words (account_id, word) VALUES (new.account_id, new.word);
  INSERT OR IGNORE INTO search_grams (account_id, gram, word)
    SELECT new.account_id, substr('  ' || new.word || ' ', n.number, 3), new.word
      FROM search_numbers n WHERE length(new.word) >= 8 AND n.number <= length(new.word) + 1;
END;
--> statement-breakpoint
-- Runs of Chinese characters and kana are no words from here on.
DELETE FROM search_spellings WHERE word GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*';
--> statement-breakpoint
INSERT INTO search_words (account_id, word) SELECT account_id, word FROM search_spellings WHERE spelling = word;
--> statement-breakpoint
INSERT OR IGNORE INTO search_grams (account_id, gram, word)
  SELECT w.account_id, substr('  ' || w.word || ' ', n.number, 3), w.word
    FROM search_words w JOIN search_numbers n ON n.number <= length(w.word) + 1 WHERE length(w.word) >= 8;
--> statement-breakpoint
DROP TRIGGER search_texts_fold;
--> statement-breakpoint
-- As in 0002; and Chinese characters and kana stand apart, so that a word of theirs is found as a phrase, however the
-- text around it is cut. D1 takes no pattern above 50 bytes, so that some rare signs are among them. Of a very long text the
-- first 2,000 characters.
CREATE TRIGGER search_texts_fold INSTEAD OF INSERT ON search_texts BEGIN
  INSERT INTO search_scratch (rowid, text) VALUES (new.part,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      CASE WHEN new.text GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*' THEN (
        SELECT group_concat(CASE WHEN substr(new.text, number, 1) GLOB '[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]' THEN ' ' || substr(new.text, number, 1) || ' '
          ELSE substr(new.text, number, 1) END, '' ORDER BY number) FROM search_numbers WHERE number <= length(new.text)
      ) || substr(new.text, 2001) ELSE new.text END,
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
DROP TRIGGER search_entries_put;
--> statement-breakpoint
-- As in 0002, but the words are in order, for phrases.
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
        group_concat(word, ' ' ORDER BY place, part, at)
      FROM (SELECT 0 AS place, doc AS part, offset AS at, term AS word FROM search_terms
        UNION ALL SELECT 1, doc, offset, CASE new.kind WHEN 'content' THEN char(57345) ELSE char(57347) END || term
          FROM search_terms WHERE doc >= 3
        UNION ALL SELECT 2, doc, offset, char(57346) || term FROM search_terms WHERE doc = 2
        UNION ALL SELECT 3, doc, 0, char(57344) || group_concat(term, char(57344) ORDER BY offset) FROM search_terms
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
INSERT INTO search_contents (account_id, content_id)
  SELECT account_id, content_id FROM contents WHERE title GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*' OR description GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*'
  UNION SELECT l.account_id, l.content_id FROM content_artists l JOIN artists e ON e.account_id = l.account_id AND e.id = l.artist_id
    WHERE e.name GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*'
  UNION SELECT l.account_id, l.content_id FROM content_venues l JOIN venues e ON e.account_id = l.account_id AND e.id = l.venue_id
    WHERE e.name GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*'
  UNION SELECT l.account_id, l.content_id FROM content_genres l JOIN genres e ON e.account_id = l.account_id AND e.id = l.genre_id
    WHERE e.name GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*'
  UNION SELECT l.account_id, l.content_id FROM content_categories l
    JOIN categories e ON e.account_id = l.account_id AND e.id = l.category_id WHERE e.name GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*';
--> statement-breakpoint
INSERT INTO listed_titles (account_id, content_id)
  SELECT l.account_id, l.content_id FROM content_listing l JOIN contents c ON c.account_id = l.account_id AND c.content_id = l.content_id
    WHERE c.title GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*';
--> statement-breakpoint
UPDATE artists SET name = name WHERE name GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*';
--> statement-breakpoint
UPDATE venues SET name = name WHERE name GLOB '*[々-ヿㇰ-鿿豈-﫿𠀀-𲎯]*';
