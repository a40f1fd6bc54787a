CASE $group_by
  WHEN 'type' THEN total.type
  WHEN 'classification' THEN coalesce(classification, 'unclassified')
  WHEN 'anbima_class' THEN coalesce(anbima_class, 'unclassified')
  WHEN 'audience' THEN coalesce(audience, 'unclassified')
  WHEN 'condominium' THEN coalesce(condominium, 'unclassified')
  WHEN 'exclusive' THEN coalesce(exclusive, 'unclassified')
  WHEN 'fund' THEN total.cnpj
  ELSE ''
END
