import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'values_readable',
    level: 'blocks',
    because:
      'A value is a decimal with a point or one of the markers - .. ... X: the meaning of anything else is unknown.',
    hint: 'Look at the periods named, and add the meaning of their text to schemas/datasets/statistics.',
    sql: `
      SELECT member, line, period AS "column", 'has ' || coalesce(filed, 'no value') AS detail
      FROM ibge_value
      WHERE NOT coalesce(regexp_full_match(filed, '-?[0-9]{1,16}([.][0-9]{1,8}0*)?'), false)
        AND NOT coalesce(filed IN ('-', '..', '...', 'X'), false)
      UNION ALL
      SELECT member, line, 'valor', 'is empty' FROM raw_bcb WHERE valor IS NULL`,
  },
  {
    id: 'periods_as_declared',
    level: 'blocks',
    because:
      'A period of six digits is a month or a quarter, which look the same: quarters would be read as January to April.',
    hint: 'Compare the periods with the declared frequency of the series.',
    sql: `
      SELECT member, line, period AS "column", 'is no ' || frequency AS detail FROM ibge_value
      WHERE frequency IS NOT NULL AND NOT regexp_full_match(period, CASE frequency
        WHEN 'quarter' THEN '(19|20)[0-9]{2}0[1-4]' WHEN 'year' THEN '(19|20)[0-9]{2}' ELSE '(19|20)[0-9]{2}(0[1-9]|1[0-2])' END)
      UNION ALL
      SELECT member, line, 'data', coalesce("data"::VARCHAR, 'no day') || ' is not the first of a ' || frequency
      FROM bcb_value WHERE frequency <> 'day' AND ("data" = date_trunc(frequency, "data")) IS NOT TRUE`,
  },
  {
    id: 'days_of_the_decade',
    level: 'blocks',
    because:
      'A decade of a daily series is requested by its first and last day: a file with other days is another answer.',
    hint: 'The central bank may have changed what dataInicial and dataFinal mean: compare the address with the file.',
    sql: `
      SELECT member, line, 'data' AS "column", coalesce("data"::VARCHAR, 'no day') || ' is not of the decade' AS detail
      FROM bcb_value
      WHERE frequency = 'day' AND NOT is_document AND (year("data") // 10 * 10 = TRY_CAST(split_part(member, '.', 2) AS INTEGER)) IS NOT TRUE`,
  },
  {
    id: 'periods_end_after_they_begin',
    level: 'blocks',
    because: 'The TR is the rate of a period, which ends on a later day than it begins.',
    hint: 'Look at the lines named: the meaning of the two days may have changed.',
    sql: `
      SELECT member, line, 'dataFim' AS "column", coalesce(dataFim::VARCHAR, 'no day') || ' is not after ' || "data" AS detail
      FROM bcb_value WHERE series = 'bcb-226' AND (dataFim > "data") IS NOT TRUE`,
  },
  {
    id: 'is_the_requested_series',
    level: 'blocks',
    because:
      'The tables of the institute have many variables, categories and places, whose values look similar; one of each is requested.',
    hint: 'Compare the address with the answer: IBGE may have changed what its parameters mean.',
    sql: `
      SELECT DISTINCT member, line, 'variavel' AS "column",
        'is ' || coalesce(variable_id, 'none') || coalesce(', category ' || nullif(categories, '') || ',', '')
          || ' of place ' || coalesce(place_id, 'none') AS detail
      FROM ibge_value
      WHERE (series IS NOT NULL AND is_place) IS NOT TRUE`,
  },
  {
    id: 'revision_days_exist',
    level: 'blocks',
    because: 'A day of revision has the form DD/MM/YYYY: the meaning of another form is unknown.',
    hint: 'Look for the named periods in the list of periods of IBGE.',
    sql: `
      SELECT member, line, period AS "column", 'was revised on ' || modified AS detail
      FROM ibge_period
      WHERE modified IS NOT NULL AND try_strptime(modified, '%d/%m/%Y') IS NULL`,
  },
  {
    id: 'every_series_there',
    level: 'grades',
    because:
      'A series without a value was not fetched, or its file has only a header; one that is untested may not have been fetched yet.',
    hint: 'Look at the file of the series: the source may have moved it, or answered nothing that night.',
    sql: `
      SELECT count(*) FILTER (periods = 0 AND NOT untested) || ' of ' || count(*) FILTER (NOT untested) || ' without values'
          || coalesce(': ' || string_agg(id, ', ' ORDER BY id) FILTER (periods = 0 AND NOT untested), '')
          || coalesce('; untested and without values: ' || string_agg(id, ', ' ORDER BY id) FILTER (periods = 0 AND untested), '') AS figure,
        count(*) FILTER (periods = 0 AND NOT untested) = 0 AS passed
      FROM statistic_series`,
  },
  {
    id: 'no_period_missing',
    level: 'grades',
    because:
      'A month, quarter or year that is missing within a series makes every sum over it wrong; IBGE lists the periods that it has.',
    hint: 'The file was cut, or was fetched while the periods were being published: the next night shows which.',
    sql: `
      WITH reach AS (
        SELECT id, frequency, period, CASE frequency
            WHEN 'month' THEN TRY_CAST(period || '-01' AS DATE)
            WHEN 'quarter' THEN make_date(TRY_CAST(left(period, 4) AS INTEGER), TRY_CAST(right(period, 1) AS INTEGER) * 3 - 2, 1)
            ELSE make_date(TRY_CAST(left(period, 4) AS INTEGER), 1, 1)
          END AS begins
        FROM (
          SELECT id, frequency, unnest([first_period, last_period]) AS period
          FROM statistic_series WHERE frequency <> 'day' AND periods > 0
        )
      ),
      expected AS (
        SELECT id AS series, frequency, unnest(generate_series(min(begins), max(begins), CASE frequency
            WHEN 'month' THEN INTERVAL 1 MONTH WHEN 'quarter' THEN INTERVAL 3 MONTH ELSE INTERVAL 1 YEAR END)) AS begins
        FROM reach GROUP BY id, frequency
      ),
      listed AS (
        SELECT id AS series, CASE frequency
            WHEN 'month' THEN left(period, 4) || '-' || right(period, 2) WHEN 'quarter' THEN left(period, 4) || '-Q' || right(period, 1) ELSE period
          END AS period
        FROM ibge_period JOIN declared_series ON publisher = 'IBGE' AND split_part(code, '/', 1) = table_id
        WHERE regexp_full_match(period, CASE frequency
          WHEN 'month' THEN '(19|20)[0-9]{2}(0[1-9]|1[0-2])' WHEN 'quarter' THEN '(19|20)[0-9]{2}0[1-4]' ELSE '(19|20)[0-9]{2}' END)
      ),
      missing AS (
        SELECT series, CASE frequency
            WHEN 'month' THEN strftime(begins, '%Y-%m') WHEN 'quarter' THEN year(begins) || '-Q' || quarter(begins) ELSE year(begins)::VARCHAR
          END AS period
        FROM expected
        UNION
        SELECT series, period FROM listed
        EXCEPT
        SELECT series, period FROM statistic_value
      )
      SELECT count(*) || ' missing' || coalesce(': ' || string_agg(series || ' ' || period, ', ' ORDER BY series, period), '') AS figure,
        count(*) = 0 AS passed
      FROM missing`,
  },
  {
    id: 'no_week_missing',
    level: 'grades',
    because:
      'A daily series has a value for each business day, and no holidays last longer than six days: a longer gap is a part that is missing.',
    hint: 'Look for the file of the decade that has the days named: it was not fetched, or was cut.',
    sql: `
      WITH valued AS (
        SELECT series, period::DATE AS day, lag(period::DATE) OVER (PARTITION BY series ORDER BY period) AS before
        FROM statistic_value JOIN statistic_series ON id = series AND frequency = 'day'
      )
      SELECT count(*) FILTER (day - before > 7) || ' gaps'
          || coalesce(': ' || string_agg(series || ' ' || before || ' to ' || day, ', ' ORDER BY series, day) FILTER (day - before > 7), '') AS figure,
        count(*) FILTER (day - before > 7) = 0 AS passed
      FROM valued`,
  },
  {
    id: 'documents_agree',
    level: 'grades',
    because: 'The central bank writes a value in two forms, as a line and in a document: if they differ, one is older.',
    hint: 'The line counts. Compare the days named with an answer of today.',
    sql: `
      WITH compared AS (
        SELECT series, "data", count(DISTINCT valor) > 1 AS differs FROM bcb_value GROUP BY ALL
        HAVING bool_or(is_document) AND NOT bool_and(is_document)
      )
      SELECT count(*) FILTER (differs) || ' of ' || count(*) || ' days in both forms differ'
          || coalesce(': ' || string_agg(series || ' ' || "data", ', ' ORDER BY series, "data") FILTER (differs), '') AS figure,
        count(*) FILTER (differs) = 0 AS passed
      FROM compared`,
  },
  {
    id: 'selic_month_adds_up',
    level: 'grades',
    because:
      'The Selic rate of a month is the product of the rates of its days, rounded to two decimals: if not, a day or the month is wrong.',
    hint: 'Compare the days of the months named with an answer of today. The newest month, which may still run, is not compared.',
    sql: `
      WITH day AS (
        SELECT left(period, 7) AS month, (1 + value * 0.01)::DECIMAL(20,18) AS factor FROM statistic_value
        WHERE series = 'bcb-11' AND value IS NOT NULL
      ),
      -- The first and the last month may lack days. Each product is rounded at its eighteenth decimal, which two decimals do not see.
      grown AS (
        SELECT month, list_reduce(list(factor), (a, b) -> (a * b)::DECIMAL(20,18)) AS factor FROM day
        WHERE month > (SELECT min(month) FROM day) AND month < (SELECT max(month) FROM day) GROUP BY ALL
      ),
      compared AS (
        SELECT month, round((factor - 1) * 100, 2) AS days, value FROM grown
        JOIN statistic_value ON series = 'bcb-4390' AND period = month
        WHERE month < (SELECT max(period) FROM statistic_value WHERE series = 'bcb-4390')
      )
      SELECT count(*) FILTER (days <> value) || ' of ' || count(*) || ' months differ'
          || coalesce(': ' || string_agg(month || ' days ' || days || ' month ' || value::DECIMAL(18,2), ', ' ORDER BY month) FILTER (days <> value), '') AS figure,
        count(*) FILTER (days <> value) = 0 AS passed
      FROM compared`,
  },
  {
    id: 'decimals_as_declared',
    level: 'grades',
    because:
      'Each series is answered with the decimals that its publisher writes: a value with more says that these are others than declared.',
    hint: 'Look at the file of the series named, and declare its decimals in series.ts.',
    sql: `
      WITH counted AS (
        SELECT series, count(*) AS more FROM statistic_value JOIN declared_series ON id = series
        WHERE length(rtrim(split_part(value::VARCHAR, '.', 2), '0')) > decimals::INTEGER GROUP BY ALL
      )
      SELECT coalesce(sum(more), 0) || ' values with more' || coalesce(': ' || string_agg(series, ', ' ORDER BY series), '') AS figure,
        count(*) = 0 AS passed
      FROM counted`,
  },
  {
    id: 'activity_on_its_base',
    level: 'grades',
    because:
      'IBC-Br is an index whose mean of 2022 is 100; on another base its values are in another unit than declared.',
    hint: 'The central bank has changed the base: declare the new unit in series.ts, and here.',
    sql: `
      SELECT count(*) || ' months of 2022 add up to ' || coalesce(sum(value), 0) AS figure,
        count(*) < 12 OR sum(value) BETWEEN 1199.4 AND 1200.6 AS passed
      FROM statistic_value WHERE series = 'bcb-24363' AND period LIKE '2022-%'`,
  },
  {
    id: 'ipca_agrees',
    level: 'grades',
    because: 'The central bank republishes the IPCA of IBGE: if the two differ, one of them is wrong or late.',
    hint: 'Compare the periods named with the press release of the IBGE.',
    sql: `
      WITH valued AS (
        SELECT row_number() OVER (ORDER BY ibge) AS pair, ibge, bcb FROM series_published_twice
      ),
      ibge AS (SELECT pair, ibge AS series, period, value FROM valued JOIN statistic_value ON series = ibge),
      bcb AS (SELECT pair, period, value FROM valued JOIN statistic_value ON series = bcb),
      -- One of them begins earlier, or has the newest month first: what both span is compared.
      common AS (
        SELECT pair, greatest(a.first, b.first) AS first, least(a.last, b.last) AS last
        FROM (SELECT pair, min(period) AS first, max(period) AS last FROM ibge GROUP BY pair) AS a
        JOIN (SELECT pair, min(period) AS first, max(period) AS last FROM bcb GROUP BY pair) AS b USING (pair)
      ),
      compared AS (
        SELECT valued.ibge AS series, period, ibge.value AS ibge, bcb.value AS bcb,
          ibge.period IS NULL OR bcb.period IS NULL OR ibge.value IS DISTINCT FROM bcb.value AS differs
        FROM ibge FULL JOIN bcb USING (pair, period)
        JOIN common ON common.pair = coalesce(ibge.pair, bcb.pair) AND period BETWEEN first AND last
        JOIN valued ON valued.pair = common.pair
      )
      SELECT
        CASE WHEN count(*) = 0 THEN 'nothing to compare: no month is in both'
        ELSE count(*) FILTER (differs) || ' of ' || count(*) || ' periods differ'
          || coalesce(': ' || string_agg(series || ' ' || period || ' IBGE ' || coalesce(ibge::VARCHAR, 'none') || ' BCB '
            || coalesce(bcb::VARCHAR, 'none'), ', ' ORDER BY series, period) FILTER (differs), '') END AS figure,
        count(*) > 0 AND count(*) FILTER (differs) = 0 AS passed
      FROM compared`,
  },
]
