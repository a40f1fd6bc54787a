SELECT cnpj, string_agg(ticker, ';' ORDER BY ticker) AS tickers FROM {cvm_company_ticker} GROUP BY cnpj
