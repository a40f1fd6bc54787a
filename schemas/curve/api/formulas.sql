SELECT curve, beta_1, beta_2, beta_3, beta_4, lambda_1, lambda_2
FROM {curve_parameter}
WHERE date = $date::DATE
