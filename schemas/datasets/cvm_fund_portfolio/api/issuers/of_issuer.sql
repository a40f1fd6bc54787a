-- Condition on one issuer, or on the companies of a group. Tables are sorted by issuer, and only the bounds let DuckDB
-- skip parts of a file.
issuer_id BETWEEN $first_id AND $last_id AND list_contains($issuer_ids::VARCHAR[], issuer_id)
