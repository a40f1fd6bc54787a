SELECT DISTINCT letters, competence_month AS month, issuer_id FROM cvm_issuer_filed WHERE letters IS NOT NULL
