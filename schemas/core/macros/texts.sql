-- Labels and names.

-- Labels of a register differ in case, accents and double spaces from file to file.
CREATE OR REPLACE MACRO fold_label(label) AS
  lower(strip_accents(CASE WHEN contains(label, '  ') THEN regexp_replace(label, ' +', ' ', 'g') ELSE label END));

-- S or N; anything else is NULL.
CREATE OR REPLACE MACRO is_yes(flag) AS CASE flag WHEN 'S' THEN true WHEN 'N' THEN false END;

-- Types replaced each other twice, and in a month of change a fund can have both. FIF, FITVM and the like (0) became FI
-- by Instruction CVM 409 of 2004 (1, as are all types that neither change touched), and FI became CLASSES - FIF by
-- Resolution CVM 175 (2).
CREATE OR REPLACE MACRO type_era(fund_type) AS
  CASE
    WHEN starts_with(upper(fund_type), 'CLASSE') THEN 2
    WHEN upper(fund_type) IN ('FIF', 'FACFIF', 'FITVM', 'FIC-FITVM', 'FIEX', 'FIFDIV') THEN 0
    ELSE 1
  END;

-- Classes de Cotas de Fundos FIF, CLASSES - FIF, FIF → FIF. Tokens match whole: FII begins FIIM.
CREATE OR REPLACE MACRO fund_type_token(fund_type) AS
  upper(trim(regexp_replace(fund_type, '^(classes de cotas de fundos |classes - |classes |classe )', '', 'i')));

-- Texts of different writers meet in one spelling: capitals without accents, single blanks.
CREATE OR REPLACE MACRO plain_text(filed) AS
  trim(regexp_replace(upper(strip_accents(filed)), '\s+', ' ', 'g'));
