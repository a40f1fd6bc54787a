import { defineMessages } from '../../schemas/api/language/message.ts'

/** Errors in a request of Delta Sharing. */
export const sharingMessages = defineMessages({
  noSuchShare: ({ share, known }: { share: string; known: string }) => ({
    en: `There is no share ${share}: the share is ${known}.`,
    pt: `Não há o compartilhamento ${share}: o compartilhamento é ${known}.`,
  }),
  noSuchSchema: ({ schema }: { schema: string }) => ({
    en: `This key sees no schema ${schema}: list those it sees at /shares/market_data/schemas.`,
    pt: `Esta chave não vê o esquema ${schema}: liste os que ela vê em /shares/market_data/schemas.`,
  }),
  noSuchTable: ({ table }: { table: string }) => ({
    en: `This key sees no table ${table}: list those it sees at /shares/market_data/all-tables.`,
    pt: `Esta chave não vê a tabela ${table}: liste as que ela vê em /shares/market_data/all-tables.`,
  }),
  noLogs: {
    en: 'This server has no versions of tables to share: a build writes them with the Delta logs, and a replica has those of its store.',
    pt: 'Este servidor não tem versões de tabelas para compartilhar: uma compilação as escreve com os logs Delta, e uma réplica tem as do repositório que segue.',
  },
  noSuchVersion: ({ version, first, last }: { version: number; first: number; last: number }) => ({
    en: `The table has no version ${String(version)} any more or yet: its versions are ${String(first)} to ${String(last)}.`,
    pt: `A tabela não tem a versão ${String(version)}, ou não a tem mais: suas versões vão de ${String(first)} a ${String(last)}.`,
  }),
  noVersionOfTime: ({ time }: { time: string }) => ({
    en: `No version of the table that is kept belongs to ${time}.`,
    pt: `Nenhuma versão guardada da tabela corresponde a ${time}.`,
  }),
  unreadableLog: ({ table }: { table: string }) => ({
    en: `The Delta log of ${table} cannot be read at the moment: tell the operator.`,
    pt: `O log Delta de ${table} não pode ser lido no momento: avise o operador.`,
  }),
  jsonObject: {
    en: 'Send a JSON object of at most 64 KiB as the body of the POST.',
    pt: 'Envie um objeto JSON de no máximo 64 KiB como corpo do POST.',
  },
  queryTakesPost: ({ method }: { method: string }) => ({
    en: `This address does not take ${method}: use POST.`,
    pt: `Este endereço não aceita ${method}: use POST.`,
  }),
  notOfProtocol: ({ name }: { name: string }) => ({
    en: `The value of ${name} has another form in the protocol of Delta Sharing: versions are whole numbers, times ISO 8601 with a time zone.`,
    pt: `O valor de ${name} tem outra forma no protocolo do Delta Sharing: versões são números inteiros, horários são ISO 8601 com fuso.`,
  }),
  oneMoment: {
    en: 'Give at most one of version and timestamp.',
    pt: 'Informe no máximo um entre version e timestamp.',
  },
  needsStart: {
    en: 'Give one of startingVersion and startingTimestamp, and at most one of endingVersion and endingTimestamp.',
    pt: 'Informe um entre startingVersion e startingTimestamp, e no máximo um entre endingVersion e endingTimestamp.',
  },
  endBeforeStart: {
    en: 'The changes end before they begin: give a later end.',
    pt: 'As mudanças terminam antes de começar: informe um fim posterior.',
  },
  noStreaming: {
    en: 'A query has one version: ask /changes for what came and went between versions.',
    pt: 'Uma consulta tem uma só versão: peça a /changes o que entrou e saiu entre versões.',
  },
  tooManyChanges: ({ most }: { most: number }) => ({
    en: `These versions changed more than ${String(most)} files: ask for fewer versions at a time.`,
    pt: `Essas versões mudaram mais de ${String(most)} arquivos: peça menos versões de cada vez.`,
  }),
  wrongPageToken: {
    en: 'This pageToken is none of this list: begin without one.',
    pt: 'Este pageToken não é desta lista: comece sem nenhum.',
  },
  wrongAddress: {
    en: 'This address was not signed by this service as it stands: ask for the table again.',
    pt: 'Este endereço não foi assinado por este serviço como está: peça a tabela de novo.',
  },
  expiredAddress: {
    en: 'This address has expired: ask for the table again.',
    pt: 'Este endereço expirou: peça a tabela de novo.',
  },
  keyIsGone: {
    en: 'The key that asked for this address is not valid any more: ask for the table with another.',
    pt: 'A chave que pediu este endereço não é mais válida: peça a tabela com outra.',
  },
  fileIsGone: {
    en: 'This file is not of that table and snapshot any more: ask for the table again.',
    pt: 'Este arquivo não é mais dessa tabela e versão: peça a tabela de novo.',
  },
})
