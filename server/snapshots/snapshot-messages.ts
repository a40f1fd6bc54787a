import { defineMessages } from '../../schemas/api/language/message.ts'

/** Why no snapshot answers, or why a file or a query of one does not. */
export const snapshotMessages = defineMessages({
  nothingPublished: {
    en: 'No data are published yet: try again later.',
    pt: 'Nenhum dado foi publicado ainda: tente de novo mais tarde.',
  },
  noSnapshotOfDay: ({ day }: { day: string }) => ({
    en: `No snapshot is as old as ${day}.`,
    pt: `Nenhum snapshot é tão antigo quanto ${day}.`,
  }),
  noSnapshotOfName: {
    en: 'No snapshot has that name, or it was pruned.',
    pt: 'Nenhum snapshot tem esse nome, ou ele foi apagado.',
  },
  oldest: ({ first }: { first: string | null }) => ({
    en: `The oldest here is ${first ?? 'not known'}.`,
    pt: first === null ? 'Não se conhece o mais antigo daqui.' : `O mais antigo aqui é ${first}.`,
  }),
  notHereYet: ({ wanted, newest }: { wanted: string; newest: string }) => ({
    en: `Snapshot ${wanted} is not on this server yet: try again in a moment. Its newest is ${newest}.`,
    pt: `O snapshot ${wanted} ainda não está neste servidor: tente de novo em instantes. O mais novo dele é ${newest}.`,
  }),
  allBusy: ({ count }: { count: number }) => ({
    en: `All ${String(count)} older snapshots that can be open at once are in use, and too many requests wait for them: try again in a moment.`,
    pt: `Todos os ${String(count)} snapshots antigos que podem estar abertos ao mesmo tempo estão em uso, e pedidos demais esperam por eles: tente de novo em instantes.`,
  }),
  filesGone: ({ id }: { id: string }) => ({
    en: `The files of snapshot ${id} cannot be read at the moment: try again in a while, the operator has to bring them back.`,
    pt: `Os arquivos do snapshot ${id} não podem ser lidos no momento: tente de novo mais tarde, o operador precisa recuperá-los.`,
  }),
  damagedManifest: ({ id }: { id: string }) => ({
    en: `The manifest of snapshot ${id} is damaged: try again in a while, the operator has to repair it.`,
    pt: `O manifesto do snapshot ${id} está danificado: tente de novo daqui a pouco, o operador precisa repará-lo.`,
  }),
  noLog: {
    en: 'There is no log of manifests that can be read: builds write it.',
    pt: 'Não há registro de manifestos que se possa ler: as construções o escrevem.',
  },
  noTile: {
    en: 'The log of manifests has no such tile: the checkpoint says how many entries it has.',
    pt: 'O registro de manifestos não tem esse tile: o checkpoint diz quantas entradas ele tem.',
  },
  notSigned: ({ id }: { id: string }) => ({
    en: `Snapshot ${id} is not signed.`,
    pt: `O snapshot ${id} não está assinado.`,
  }),
  tooLarge: {
    en: 'The query needs more memory than one may have: ask for less.',
    pt: 'A consulta precisa de mais memória do que uma pode ter: peça menos.',
  },
  memoryTaken: {
    en: 'Other queries hold the memory that this one needs: try again in a moment.',
    pt: 'Outras consultas ocupam a memória de que esta precisa: tente de novo em instantes.',
  },
  reopening: {
    en: 'The database is being opened again: try again in a moment.',
    pt: 'O banco de dados está sendo reaberto: tente de novo em instantes.',
  },
  late: ({ id, seconds }: { id: string; seconds: number }) => ({
    en: `This server is late: snapshot ${id} was published over ${String(seconds)} seconds ago and does not answer here yet.`,
    pt: `Este servidor está atrasado: o snapshot ${id} foi publicado há mais de ${String(seconds)} segundos e ainda não responde aqui.`,
  }),
  verifying: {
    en: 'This server still compares its files with their hashes.',
    pt: 'Este servidor ainda compara seus arquivos com seus hashes.',
  },
  hasDamage: ({ names }: { names: string }) => ({
    en: `This server has damaged files: ${names}.`,
    pt: `Este servidor tem arquivos danificados: ${names}.`,
  }),
})
