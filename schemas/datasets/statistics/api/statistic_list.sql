-- All series, in no order.
SELECT {StatisticSeries} FROM {statistic_series}
