-- Finds a company if the exchange has answered for its events.
SELECT issuer_code FROM {b3_event_issuer} WHERE issuer_code = $issuer
