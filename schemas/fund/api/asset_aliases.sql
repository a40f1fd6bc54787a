-- Reads the new names of assets after changes of the rules; the newest change comes first.
SELECT to_id, rules_version FROM {asset_alias} WHERE from_id IN $ids AND rules_version > $since ORDER BY rules_version DESC, to_id
