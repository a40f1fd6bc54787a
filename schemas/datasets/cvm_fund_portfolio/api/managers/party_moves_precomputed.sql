-- Reads the largest purchases and sales of the classes of a manager or administrator from their own table.
WITH moved AS (
  SELECT * EXCLUDE (party_type, party_cnpj, filed_ids) FROM {cvm_party_move}
  WHERE party_type = $party_type AND party_cnpj = $party
),
{listed_asset_moves}
