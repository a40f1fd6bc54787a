-- An answer adds up one issuer, or the companies of a group. Tables are sorted by issuer, and DuckDB compares only the
-- bounds with what their pieces have.
issuer_id BETWEEN $first_id AND $last_id AND list_contains($issuer_ids::VARCHAR[], issuer_id)
