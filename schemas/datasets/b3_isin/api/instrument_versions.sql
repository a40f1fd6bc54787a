-- The versions of the terms of one instrument.
SELECT {InstrumentVersion} FROM {b3_isin_revision} WHERE isin = $isin ORDER BY revision DESC
