-- Lists the texts for the search of each paper: registered papers first, then papers with more in the market.
SELECT code, isin, cnpj, issuer_name
FROM {debenture}
LEFT JOIN (SELECT code, value * quantity_in_market AS in_market FROM {debenture_value}) USING (code)
ORDER BY coalesce(status = 'Registrado', false) DESC, in_market DESC NULLS LAST, code
