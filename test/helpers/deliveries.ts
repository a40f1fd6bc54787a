import { join } from 'node:path'
import { temporaryFolder } from './folders.ts'
import { DELIVERY } from './headers.ts'
import { type PortalFiles, FUND, line, writeZip } from './portal.ts'

const USUAL = {
  Tipo_Fundo_Classe: 'CLASSES - FIF',
  CNPJ_Fundo_Classe: FUND,
  Tipo_Documento: 'CDA',
  Data_Inicio_Competencia: '2025-09-01',
  Data_Fim_Competencia: '2025-09-30',
  ID_Documento: '1000001',
  Data_Hora_Entrega: '2025-10-10 18:03:22.123',
  Tipo_Apresentacao: 'Apresentação',
  Ativo: 'S',
  Sistema_Origem: 'CVMWEB',
}

interface DeliveryLog {
  readonly month?: string
  /** For each line what differs from the usual one. */
  readonly lines: readonly Readonly<Record<string, string>>[]
  /** Further members of the zip. */
  readonly others?: PortalFiles
}

/** Writes a synthetic delivery log, in the documented form, into a mirror; returns its folder. */
export async function deliveryMirror(log: DeliveryLog, folder?: string): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  const { month = '2025-10', lines, others } = log
  const stem = `fi_entrega_documento_${month.replace('-', '')}`
  const filed = lines.map((values) => line(DELIVERY, { ...USUAL, ...values }))
  await writeZip(join(into, `dados.cvm.gov.br/dados/FI/DOC/ENTREGA/DADOS/${stem}.zip`), {
    [`${stem}.csv`]: [DELIVERY, ...filed],
    ...others,
  })
  return into
}
