-- The classes that subclasses.sql finds any subclass of.
SELECT DISTINCT class_cnpj AS number FROM {cvm_fund_subclass} LIMIT $limit::BIGINT
