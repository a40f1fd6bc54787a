import { defineMessages } from '../../schemas/api/language/message.ts'

/** Errors in a request for a file of a snapshot. */
export const databaseMessages = defineMessages({
  noSuchFile: ({ file }: { file: string }) => ({
    en: `This key sees no file ${file} in that snapshot: attach /duckdb/market_data.duckdb, which names them.`,
    pt: `Esta chave não vê o arquivo ${file} nesse snapshot: anexe /duckdb/market_data.duckdb, que os nomeia.`,
  }),
})
