import { z } from 'zod'
import type { Member } from '../../core/source.ts'
import { GROUPS_TABLE, groupCategories } from './ipca-groups.ts'

/** Named object of the institute: a classification, a place or a level of places. */
export const named = { id: z.string(), nome: z.string() }

/** Classifications of a whole index: none. */
const whole = z.array(z.unknown()).max(0, 'the values of a part of the index, not of the whole')

/** Classifications of a requested category of classification 315: a group, subgroup or item of the index. */
const ofOneGroup = z
  .array(
    z.strictObject({
      id: z.literal('315'),
      nome: z.string(),
      categoria: z
        .record(z.string(), z.string())
        .refine((category) => Object.keys(category).length === 1, 'the values of several categories together')
        .refine(
          (category) => Object.keys(category).every((id) => groupCategories.includes(id)),
          'not a requested group',
        ),
    }),
  )
  .length(1, 'not one classification')

/**
 * Answer of the institute with the values of an aggregate
 * (https://servicodados.ibge.gov.br/api/docs/agregados?versao=3): variables of a unit, each with its results by
 * classification and place.
 */
export const describeVariables = (unidade: z.ZodType, classificacoes: z.ZodType) =>
  z.array(
    z.strictObject({
      id: z.string(),
      variavel: z.string(),
      unidade,
      resultados: z
        .array(
          z.strictObject({
            classificacoes,
            series: z
              .array(
                z.strictObject({
                  localidade: z.strictObject({ ...named, nivel: z.strictObject(named) }),
                  serie: z
                    .record(z.string(), z.string())
                    .refine((serie) => Object.keys(serie).length > 0, 'is empty: there is no value'),
                }),
              )
              .min(1, 'is empty: there is no series'),
          }),
        )
        .min(1, 'is empty: there is no result'),
    }),
  )

const describeAggregate = (classified: typeof whole | typeof ofOneGroup) =>
  describeVariables(z.literal('%'), classified).min(1, 'is empty: there is no variable')

/** Answer of the institute with the periods of an aggregate. */
const periods = z
  .array(z.strictObject({ id: z.string(), literals: z.array(z.string()), modificacao: z.string() }))
  .min(1, 'is empty: there is no period')

const content: Member['fields'] = { content: { kind: 'text' } }

/** Declares the member with the values of a table of the institute. */
export function describeSingle(id: string, name: string, shape: z.ZodType): Member {
  return { id, relation: 'raw_ibge', format: 'document', names: () => [name], shape, fields: content }
}

export const indexMember = describeSingle('1737', '1737-63.json', describeAggregate(whole))
export const groupMember = describeSingle(GROUPS_TABLE, `${GROUPS_TABLE}-63.json`, describeAggregate(ofOneGroup))

export function describePeriods(table: string): Member {
  return {
    id: `${table}_PERIODS`,
    relation: 'raw_ibge_period',
    format: 'document',
    names: () => [`${table}-periodos.json`],
    shape: periods,
    fields: content,
  }
}
