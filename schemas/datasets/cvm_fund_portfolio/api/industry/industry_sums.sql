-- Sums of the classes of a group.
count(*)::INTEGER                                                                    AS class_count,
count(nav_value)::INTEGER                                                            AS nav_class_count,
count(*) FILTER (nav_value <= 0)::INTEGER                                            AS nonpositive_nav_count,
count(*) FILTER (line_count > 0)::INTEGER                                            AS line_class_count,
sum(nav_value)::DECIMAL(24, 2)                                              AS nav_value,
sum(unnetted_value)::DECIMAL(24, 2)                                         AS unnetted_value,
sum(confidential_value)::DECIMAL(24, 2)                                     AS confidential_value,
sum(inflow_value)::DECIMAL(24, 2)                                           AS inflow_value,
sum(outflow_value)::DECIMAL(24, 2)                                          AS outflow_value,
sum(holders)::BIGINT                                                        AS holders,
bool_and(NOT list_has_any(string_split(coalesce(missing_members, ''), ','), ['BLC_2', 'FIE'])) AS netting_complete,
bool_or(completeness = 'partial')                                           AS is_partial
