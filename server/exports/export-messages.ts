import type { Text } from '../../schemas/core/language.ts'
import { defineMessages } from '../../schemas/api/language/message.ts'

/** Why there is no export, or how one ended. */
export const exportMessages = defineMessages({
  idempotencyKeyForm: {
    en: 'Idempotency-Key: send one text of at most 200 letters, digits and signs, such as a UUID.',
    pt: 'Idempotency-Key: envie um texto de no máximo 200 letras, algarismos e sinais, como um UUID.',
  },
  idempotencyKeyReused: ({ address }: { address: string }) => ({
    en: `This Idempotency-Key was sent with another request, whose export is ${address}: give each request a key of its own.`,
    pt: `Esta Idempotency-Key foi enviada com outro pedido, cuja exportação é ${address}: dê a cada pedido uma chave própria.`,
  }),
  noSuchExport: ({ id }: { id: string }) => ({
    en: `This key has no export ${id}. GET /v1/exports lists those that it has.`,
    pt: `Esta chave não tem a exportação ${id}. GET /v1/exports lista as que tem.`,
  }),
  noFile: ({ address }: { address: string }) => ({
    en: `This export has no file: ${address} says why. Ask for it again.`,
    pt: `Esta exportação não tem arquivo: ${address} diz por quê. Peça-a de novo.`,
  }),
  endpointOfFileGone: ({ path }: { path: string }) => ({
    en: `This server has no endpoint ${path} any more, and so gives no file of it. Ask for an export of another.`,
    pt: `Este servidor não tem mais o endpoint ${path}, e por isso não dá nenhum arquivo dele. Peça uma exportação de outro.`,
  }),
  notDone: ({ address }: { address: string }) => ({
    en: `This export is not done: ask ${address} how far it is.`,
    pt: `Esta exportação não terminou: pergunte a ${address} até onde chegou.`,
  }),
  exportsAreOff: {
    en: 'This server makes no exports: the operator has not turned them on.',
    pt: 'Este servidor não faz exportações: o operador não as ativou.',
  },
  useGetOrPost: ({ method }: { method: string }) => ({
    en: `This address does not take ${method}: use GET, or POST for a new export.`,
    pt: `Este endereço não aceita ${method}: use GET, ou POST para uma nova exportação.`,
  }),
  tooManyWait: {
    en: 'Too many exports of all keys wait: ask again in a while.',
    pt: 'Esperam exportações demais de todas as chaves: peça de novo mais tarde.',
  },
  noSpace: {
    en: 'The space for all exports of this server is used: ask again when others have expired.',
    pt: 'O espaço para todas as exportações deste servidor está usado: peça de novo quando outras tiverem expirado.',
  },
  tooManyUnfinished: ({ count }: { count: number }) => ({
    en: `This key has ${String(count)} exports that are not done, which is as many as it may have at once: ask for the next when one is done.`,
    pt: `Esta chave tem ${String(count)} exportações em andamento, o máximo que pode ter de uma vez: peça a próxima quando uma terminar.`,
  }),
  tooManyKept: ({ count }: { count: number }) => ({
    en: `This key has ${String(count)} exports, which is as many as are kept for it: the next has room when the oldest expires.`,
    pt: `Esta chave tem ${String(count)} exportações, o máximo que se guarda para ela: a próxima cabe quando a mais antiga expirar.`,
  }),
  noPartAnswers: {
    en: 'None of its parts has an answer: errors says why.',
    pt: 'Nenhuma de suas partes tem resposta: errors diz por quê.',
  },
  keyEnded: { en: 'Its key is revoked or expired.', pt: 'Sua chave foi revogada ou expirou.' },
  endpointGone: {
    en: 'The server has a new version, which has no such endpoint.',
    pt: 'O servidor tem uma nova versão, sem esse endereço.',
  },
  tookTooLong: ({ count }: { count: number }) => ({
    en: `It took longer than the ${String(count)} minutes that one export may take: ask for fewer months or funds.`,
    pt: `Levou mais que os ${String(count)} minutos que uma exportação pode levar: peça menos meses ou fundos.`,
  }),
  snapshotGone: ({ id }: { id: string }) => ({
    en: `Snapshot ${id} was deleted before all parts were made: ask for the export again.`,
    pt: `O snapshot ${id} foi apagado antes de todas as partes serem feitas: peça a exportação de novo.`,
  }),
  fileTooLong: ({ count }: { count: number }) => ({
    en: `The file is longer than the ${String(count)} bytes that one export may have: ask for fewer months or funds.`,
    pt: `O arquivo é maior que os ${String(count)} bytes que uma exportação pode ter: peça menos meses ou fundos.`,
  }),
  diskFull: {
    en: 'The disk of the server is full: ask again later.',
    pt: 'O disco do servidor está cheio: peça de novo mais tarde.',
  },
  machineFails: {
    en: 'The machine of the server cannot work on it now: ask again later.',
    pt: 'A máquina do servidor não consegue trabalhar nisso agora: peça de novo mais tarde.',
  },
  machineTrouble: {
    en: 'The machine of the server could not work on it for five minutes: ask again later.',
    pt: 'A máquina do servidor não conseguiu trabalhar nela por cinco minutos: peça de novo mais tarde.',
  },
  sameRows: {
    en: 'Its rows are in the file already: another part means the same fund and month.',
    pt: 'Suas linhas já estão no arquivo: outra parte significa o mesmo fundo e mês.',
  },
})

/** Errors in a request for an export. */
export const exportRequestMessages = defineMessages({
  everyPage: { en: 'An export has every page: leave it out.', pt: 'Uma exportação tem todas as páginas: não o envie.' },
  formatBeside: {
    en: 'The format stands beside the parameters, not among them.',
    pt: 'O formato fica ao lado dos parâmetros, não entre eles.',
  },
  alwaysAFile: {
    en: 'An export is always a file: leave it out.',
    pt: 'Uma exportação é sempre um arquivo: não o envie.',
  },
  cnpjAsList: {
    en: 'Take the endpoint of one fund, and give cnpj as a list.',
    pt: 'Use o endereço de um fundo e dê cnpj como lista.',
  },
  emptyList: {
    en: 'The list is empty: give a value, or leave the parameter out.',
    pt: 'A lista está vazia: dê um valor, ou não envie o parâmetro.',
  },
  onlyDateHasRange: {
    en: 'Only date takes from and to, as the months between them: give a value or a list.',
    pt: 'Só date aceita from e to, como os meses entre eles: dê um valor ou uma lista.',
  },
  monthsSwapped: {
    en: 'The month in from is later than the one in to: swap them.',
    pt: 'O mês em from é posterior ao de to: troque-os.',
  },
  tooManyParts: ({ count }: { count: number }) => ({
    en: `This export has more than the ${String(count)} parts that one may have, one for each combination of values: make several exports.`,
    pt: `Esta exportação tem mais que as ${String(count)} partes que uma pode ter, uma para cada combinação de valores: faça várias exportações.`,
  }),
  oneSnapshot: {
    en: 'An export is of one snapshot: give one value.',
    pt: 'Uma exportação é de um só snapshot: dê um valor.',
  },
  exportBody: ({ example }: { example: string }) => ({
    en: `Send a JSON object of at most 64 KiB as the body, such as ${example}.`,
    pt: `Envie um objeto JSON de no máximo 64 KiB como corpo, como ${example}.`,
  }),
  nameEndpoint: ({ example }: { example: string }) => ({
    en: `Name an endpoint by its path or its id, such as ${example}.`,
    pt: `Nomeie um endereço por seu caminho ou seu id, como ${example}.`,
  }),
  formatsOfExports: ({ formats }: { formats: Text }) => ({
    en: `An export is ${formats.en}: rows of other formats cannot be put behind each other in one file.`,
    pt: `Uma exportação é ${formats.pt}: as linhas de outros formatos não podem ficar umas após as outras em um arquivo.`,
  }),
  parametersForm: {
    en: 'Give an object: each parameter by its name, with a value, a list of values, or for date the months from and to.',
    pt: 'Dê um objeto: cada parâmetro por seu nome, com um valor, uma lista de valores, ou para date os meses from e to.',
  },
  noSuchEndpoint: ({ name, meant }: { name: string; meant: string | null }) => ({
    en: `There is no endpoint ${name}. ${meant === null ? 'The page /docs/api lists them.' : `Did you mean ${meant}?`}`,
    pt: `Não existe o endereço ${name}. ${meant === null ? 'A página /docs/api os lista.' : `Você quis dizer ${meant}?`}`,
  }),
  goesOn: ({ path }: { path: string }) => ({
    en: `${path} goes on in newer snapshots, and an export is of one: ask it page by page.`,
    pt: `${path} continua em snapshots mais novos, e uma exportação é de um só: peça-o página por página.`,
  }),
  noRowsAs: ({ path, format, formats }: { path: string; format: string; formats: Text }) => ({
    en: `${path} has no rows as ${format}. It has ${formats.en}.`,
    pt: `${path} não tem linhas em ${format}. Tem ${formats.pt}.`,
  }),
  needsParameter: ({ path }: { path: string }) => ({
    en: `${path} needs it: give a value or a list of values.`,
    pt: `${path} precisa dele: dê um valor ou uma lista de valores.`,
  }),
  notSaidByRows: ({ path, name }: { path: string; name: string }) => ({
    en: `The rows of ${path} do not say ${name}: give one value, and make an export for each.`,
    pt: `As linhas de ${path} não dizem ${name}: dê um valor e faça uma exportação para cada.`,
  }),
  addColumn: ({ name, column }: { name: string; column: string }) => ({
    en: `With several values of ${name} the rows must say which one they are of: add ${column}.`,
    pt: `Com vários valores de ${name}, as linhas precisam dizer de qual são: acrescente ${column}.`,
  }),
  wrongValueOfList: ({ value }: { value: string }) => ({
    en: `The value ${value} of the list is wrong.`,
    pt: `O valor ${value} da lista está errado.`,
  }),
})
