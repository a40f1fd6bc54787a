-- Percentile 100 and quartile 1 are the best of the universe.
((2000000 * 100 * (universe_count - rank) + (universe_count - 1)) // (2 * (universe_count - 1)))::DECIMAL(18, 0) * 0.000001 AS percentile,
(1 + (rank - 1) * 4 // universe_count)::INTEGER                                    AS quartile
