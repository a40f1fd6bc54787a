-- Lists the classes for which subclasses.sql finds a subclass.
SELECT DISTINCT class_cnpj AS number FROM {cvm_fund_subclass} LIMIT $limit::BIGINT
