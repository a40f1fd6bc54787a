SELECT max(date) AS newest FROM {bcb_bond_trade}
