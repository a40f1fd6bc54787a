import type { Text } from '../../../../schemas/core/language.ts'

/** Warns of a register that is made up, on a page that says whose funds are whose. */
export const MADE_UP_REGISTER: Text = {
  en: 'The register that says whose funds these are is partly made up here: take no manager, administrator or class on this page for the real one.',
  pt: 'O cadastro usado aqui é em parte fictício: gestores, administradores e classificações desta página podem não ser reais.',
}
