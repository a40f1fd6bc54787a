-- The names that a change of the rules gave to the asset of these names, the newest change first.
SELECT to_id, rules_version FROM {asset_alias} WHERE from_id IN $ids AND rules_version > $since ORDER BY rules_version DESC, to_id
