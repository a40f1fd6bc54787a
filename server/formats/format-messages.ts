import { defineMessages } from '../../schemas/api/language/message.ts'

/** Why an answer cannot have the requested format. */
export const formatMessages = defineMessages({
  otherFormat: ({ name, formats }: { name: string; formats: string }) => ({
    en: `${name} is no format of this endpoint. This endpoint answers ${formats}.`,
    pt: `${name} não é formato deste endpoint. Este endpoint responde ${formats}.`,
  }),
  unknownFormat: ({ name, formats }: { name: string; formats: string }) => ({
    en: `${name} is an unknown format. This endpoint answers ${formats}.`,
    pt: `${name} é um formato desconhecido. Este endpoint responde ${formats}.`,
  }),
  notAccepted: ({ formats }: { formats: string }) => ({
    en: `This endpoint answers in no format that the header Accept takes. Its formats: ${formats}.`,
    pt: `Este endpoint não responde em formato algum que o cabeçalho Accept aceite. Seus formatos: ${formats}.`,
  }),
  commaNeedsCsv: ({ format }: { format: string }) => ({
    en: `Only a CSV has decimal commas, and this is ${format}: add format=csv.`,
    pt: `Só um CSV tem vírgula decimal, e isto é ${format}: acrescente format=csv.`,
  }),
})
