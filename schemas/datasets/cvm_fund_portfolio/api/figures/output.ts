import { z } from 'zod'
import { allColumnFields, described } from '../../../../api/output.ts'
import { figureColumns } from '../../market/figure/columns.ts'

export const FIGURE_PERIODS = [
  'last_1_month',
  'last_3_months',
  'last_6_months',
  'last_12_months',
  'last_24_months',
  'last_36_months',
  'year_to_date',
] as const

/** Further datasets behind the figures, whose scopes a key needs too. */
export const FIGURE_SCOPES = ['cvm_fund_daily', 'cvm_fii_month', 'statistics'] as const

const figures = allColumnFields(figureColumns)

export const classFigure = z
  .strictObject(figures)
  .meta({ id: 'ClassFigure', description: 'A class, or subclass, in a period: each figure, or why it is not known.' })

const percent = (description: string) => described(z.number().nullable(), description, 'DECIMAL(28,6)')

/** Row of figures with the place among other classes. */
export const rankedFigure = z
  .strictObject({
    ...figures,
    rank: described(
      z.int().nullable(),
      'Place among the classes of the universe by the asked figure, 1 is the best; equal figures have equal places.',
      'BIGINT',
    ),
    rank_reason: described(
      z.string(),
      'Why the class has no place: the reason of the figure, nav_not_positive, return_implausible (`has_break`) or universe_small (fewer than ten classes); "" where it has one.',
      'VARCHAR',
    ),
    percentile: percent('100 × (universe_count − rank) ÷ (universe_count − 1): 100 is the best.'),
    quartile: described(z.int().nullable(), 'Quarter of the places, 1 is the best.', 'INTEGER'),
    universe: described(
      z.string(),
      'Classes that it is compared with: of the same policy or class of ANBIMA; fii for real-estate funds; unclassified where the register says none.',
      'VARCHAR',
    ),
    universe_count: described(z.int(), 'Classes with a place in it.', 'BIGINT'),
    universe_nav: described(z.number().nullable(), 'Sum of their NAVs, BRL.', 'DECIMAL(38,2)'),
    asset_percent: percent(
      'Holding of the requested asset in percent of the NAV of the class; null where none is asked.',
    ),
    issuer_percent: percent(
      'Holding of the requested issuer in percent of the NAV of the class; null where none is asked.',
    ),
  })
  .meta({ id: 'RankedFigure', description: 'A class, or subclass, in a period, with its place among others.' })

export const excludedField = described(
  z.array(
    z
      .strictObject({
        figure: described(z.string(), 'Figure that a range limits.', 'VARCHAR'),
        reason: described(z.string(), 'Why the figure is not known.', 'VARCHAR'),
        class_count: described(z.int(), 'Classes, or subclasses.', 'BIGINT'),
      })
      .meta({
        id: 'ExcludedClasses',
        description: 'Classes that are in no range of a figure, because it is not known.',
      }),
  ),
  'Classes that pass the filters but are in no range, because the figure of a range is not known, by figure and reason: a class can be counted for several figures.',
)
