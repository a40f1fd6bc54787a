SELECT count(*)::INTEGER AS assets FROM {asset}
