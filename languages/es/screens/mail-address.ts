import type { Translation } from '../../translation-type.ts'

export const mailAddress: Translation<typeof import('../../en/screens/mail-address.ts').mailAddress> = {
  meant: '¿Quiso escribir <take>{meant}</take>? Si {typed} es correcto, simplemente continúe.',
}
