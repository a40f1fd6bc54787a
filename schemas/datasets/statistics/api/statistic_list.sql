-- Lists all series, unsorted.
SELECT {StatisticSeries} FROM {statistic_series}
