-- The lines of the central bank, each with its series: a file is one of a series, or of a decade of it.
SELECT raw_bcb.*, declared.id AS series, declared.frequency
FROM raw_bcb JOIN declared_series AS declared ON declared.id = 'bcb-' || split_part(member, '.', 1)
