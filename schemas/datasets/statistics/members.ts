import { z } from 'zod'
import type { Member } from '../../core/source.ts'

const named = { id: z.string(), nome: z.string() }

/** The institute's answer with the values of an aggregate (https://servicodados.ibge.gov.br/api/docs/agregados?versao=3). */
const aggregate = z
  .array(
    z.strictObject({
      id: z.string(),
      variavel: z.string(),
      unidade: z.literal('%'),
      resultados: z
        .array(
          z.strictObject({
            classificacoes: z.array(z.unknown()).max(0, 'the values of a part of the index, not of the whole'),
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
  .min(1, 'is empty: there is no variable')

/** Its list of the periods of an aggregate. */
const periods = z
  .array(z.strictObject({ id: z.string(), literals: z.array(z.string()), modificacao: z.string() }))
  .min(1, 'is empty: there is no period')

const content: Member['fields'] = { content: { kind: 'text' } }

export const valueMembers: readonly Member[] = [
  {
    id: 'IPCA',
    relation: 'raw_ibge',
    format: 'document',
    names: () => ['1737-63.json'],
    shape: aggregate,
    fields: content,
  },
]

export const periodMembers: readonly Member[] = [
  {
    id: 'PERIODS',
    relation: 'raw_ibge_period',
    format: 'document',
    names: () => ['1737-periodos.json'],
    shape: periods,
    fields: content,
  },
]
