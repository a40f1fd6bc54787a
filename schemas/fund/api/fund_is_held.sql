-- A row if some line holds quotas of a fund, of whichever subclass.
SELECT asset_id FROM {cvm_asset_month} WHERE asset_id BETWEEN 'fund:' || $cnpj AND 'fund:' || $cnpj || ':~' LIMIT 1
