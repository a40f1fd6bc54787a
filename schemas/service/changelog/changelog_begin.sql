SELECT min(left(published_at, 10)) AS first_day FROM {changelog}
