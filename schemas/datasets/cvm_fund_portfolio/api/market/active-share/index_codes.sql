-- The codes of the indexes there are.
SELECT code FROM {b3_index} ORDER BY code
