SELECT max(date) AS newest FROM {cvm_fund_daily}
