-- Channels are named in languages, as everything else is: what there is was written in the account's own.
UPDATE channels SET name = json_object(
  (SELECT a.default_language FROM accounts a WHERE a.account_id = channels.account_id), name
);
