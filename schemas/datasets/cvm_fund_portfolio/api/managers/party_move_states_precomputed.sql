SELECT
  state,
  position_count::BIGINT                                                                      AS count,
  value::DECIMAL(24, 2)                                                                       AS value,
  traded_value::DECIMAL(24, 2)                                                                AS traded_value,
  explained_value::DECIMAL(24, 2)                                                             AS explained_value
FROM {cvm_party_move_state}
WHERE party_type = $party_type AND party_cnpj = $party
ORDER BY state
