import type { Translation } from '../../translation-type.ts'

export const mailAddress: Translation<typeof import('../../en/screens/mail-address.ts').mailAddress> = {
  meant: 'Você quis escrever <take>{meant}</take>? Se {typed} estiver certo, é só continuar.',
}
