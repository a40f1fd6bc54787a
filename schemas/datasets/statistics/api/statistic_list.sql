-- The series there are, in no order.
SELECT {StatisticSeries} FROM {statistic_series}
