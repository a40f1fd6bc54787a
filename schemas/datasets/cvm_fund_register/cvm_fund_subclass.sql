-- One row per subclass.
SELECT
  {copied SUBCLASSE},
  cvm_fund_class.cnpj                       AS class_cnpj,
  coalesce(fund_status.status, 'unknown')   AS status,
  member_file                               AS source_member,
  line                                      AS source_line
FROM raw_subclass
LEFT JOIN cvm_fund_class ON cvm_fund_class.class_id = raw_subclass.ID_Registro_Classe
LEFT JOIN fund_status ON fund_status.folded = fold_label(Situacao)
