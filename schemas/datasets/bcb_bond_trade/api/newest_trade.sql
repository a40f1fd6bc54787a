-- The newest day with trades of a month.
SELECT max(date) AS newest FROM {bcb_bond_trade}
