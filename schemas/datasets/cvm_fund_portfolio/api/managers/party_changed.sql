-- Has a row if any class came to the party or left it.
SELECT cnpj FROM {cvm_party_change}
WHERE party_type = $party_type AND list_contains(string_split(from_cnpj || ';' || to_cnpj, ';'), $party)
ORDER BY cnpj
LIMIT 1
