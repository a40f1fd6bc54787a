SELECT code FROM {b3_index} ORDER BY code
