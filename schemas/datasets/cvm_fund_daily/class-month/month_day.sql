-- Lists the business days of the month, and the days before it that its first report can be compared with, each with
-- its CDI. A rate in percent is earned from its day to the next; ten billion times the rate is the return of the day in
-- units of the twelfth decimal.
SELECT day::DATE AS date, row_number() OVER (ORDER BY day) AS nth, (value * 10000000000)::BIGINT AS rate
FROM (
  SELECT unnest(generate_series(
    (getvariable('month') || '-01')::DATE - INTERVAL 21 DAY,
    last_day((getvariable('month') || '-01')::DATE),
    INTERVAL 1 DAY
  )) AS day
)
JOIN business_calendar ON id = 'br-banks' AND day >= first_date AND day <= last_date
LEFT JOIN statistic_value ON series = 'bcb-12' AND period = strftime(day, '%Y-%m-%d')
WHERE isodow(day) <= 5 AND day::DATE NOT IN (SELECT date FROM calendar_holiday WHERE calendar = 'br-banks')
