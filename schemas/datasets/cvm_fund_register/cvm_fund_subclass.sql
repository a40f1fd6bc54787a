SELECT
  ID_Registro_Classe                        AS class_id,
  cvm_fund_class.cnpj                       AS class_cnpj,
  ID_Subclasse                              AS subclass_id,
  Codigo_CVM                                AS cvm_code,
  Denominacao_Social                        AS name,
  coalesce(fund_status.status, 'unknown')   AS status,
  Situacao                                  AS status_filed,
  Data_Inicio_Situacao                      AS status_date,
  Data_Constituicao                         AS creation_date,
  Data_Inicio                               AS start_date,
  Forma_Condominio                          AS condominium,
  raw_subclass.Exclusivo                    AS exclusive,
  Publico_Alvo                              AS audience,
  Previdenciario                            AS pension,
  Exclusivo_INR                             AS exclusive_non_resident,
  Exclusivo_Previdencia_Complementar        AS exclusive_pension,
  member_file                               AS source_member,
  line                                      AS source_line
FROM raw_subclass
LEFT JOIN cvm_fund_class ON cvm_fund_class.class_id = raw_subclass.ID_Registro_Classe
LEFT JOIN fund_status ON fund_status.folded = fold_label(Situacao)
