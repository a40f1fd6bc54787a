-- The tickers of the spot market of a month whose code and newest name have all words of a question.
SELECT ticker, coalesce(arg_max(name, last_day), '') AS name
FROM {b3_spot_ticker}
GROUP BY ticker
HAVING has_words(folded_text($q::VARCHAR), folded_text(concat_ws(' ', arg_max(name, last_day), ticker)))
ORDER BY ticker
