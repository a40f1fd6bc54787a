-- Fundo de Renda Fixa, de Renda Fixa → Renda Fixa: the legacy register and that of Resolution CVM 175 write one policy in two ways.
nullif(trim(regexp_replace(classification, '^(fundos?\s+)?(de\s+)?', '', 'i')), '')
