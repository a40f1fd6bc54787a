import type { Text } from '../../../core/language.ts'

/** Columns about a distribution and the completeness of a series. */
export const STATISTICS_LABELS: Readonly<Record<string, Text>> = {
  decimals: { en: 'Decimals', pt: 'Casas decimais' },
  expected: { en: 'Expected', pt: 'Esperados' },
  frequency: { en: 'Frequency', pt: 'Frequência' },
  is_partial: { en: 'Partial', pt: 'Parcial' },
  marker: { en: 'Marker', pt: 'Sinal' },
  max: { en: 'Maximum', pt: 'Máximo' },
  mean: { en: 'Mean', pt: 'Média' },
  median: { en: 'Median', pt: 'Mediana' },
  min: { en: 'Minimum', pt: 'Mínimo' },
  missing: { en: 'Missing', pt: 'Faltantes' },
  p10: { en: '10th percentile', pt: 'Percentil 10' },
  p25: { en: '25th percentile', pt: 'Percentil 25' },
  p75: { en: '75th percentile', pt: 'Percentil 75' },
  p90: { en: '90th percentile', pt: 'Percentil 90' },
  present: { en: 'Present', pt: 'Presentes' },
  series: { en: 'Series', pt: 'Série' },
  series_filed: { en: 'Series as filed', pt: 'Série informada' },
  thin: { en: 'Thin', pt: 'Com poucas linhas' },
  unexpected: { en: 'Unexpected', pt: 'Inesperados' },
  unit: { en: 'Unit', pt: 'Unidade' },
  units: { en: 'Units', pt: 'Unidades' },
  vintage: { en: 'Vintage', pt: 'Versão' },
}
