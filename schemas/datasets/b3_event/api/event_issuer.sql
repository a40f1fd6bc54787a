-- A company whose events were answered.
SELECT issuer_code FROM {b3_event_issuer} WHERE issuer_code = $issuer
