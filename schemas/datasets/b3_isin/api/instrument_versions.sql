SELECT {InstrumentVersion} FROM {b3_isin_revision} WHERE isin = $isin ORDER BY revision DESC
