-- Lists the codes of all indexes.
SELECT code FROM {b3_index} ORDER BY code
