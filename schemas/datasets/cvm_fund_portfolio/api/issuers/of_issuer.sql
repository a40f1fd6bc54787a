-- The issuers that an answer adds up: one, or the companies of a group. Tables are sorted by it, and the bounds alone are
-- compared with what their pieces have.
issuer_id BETWEEN $first_id AND $last_id AND list_contains($issuer_ids::VARCHAR[], issuer_id)
