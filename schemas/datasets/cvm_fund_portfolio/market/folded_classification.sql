-- Fundo de Renda Fixa, de Renda Fixa → Renda Fixa: the legacy register and the register of Resolution CVM 175 spell one
-- policy in two ways.
nullif(trim(regexp_replace(classification, '^(fundos?\s+)?(de\s+)?', '', 'i')), '')
