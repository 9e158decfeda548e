import { layout as english } from '../../en/mails/layout.ts'
import type { Translation } from '../../translation-type.ts'

/** The developers' mailbox is in English. */
export const layout: Translation<typeof english> = {
  layout: {
    help: 'Ajuda e privacidade',
    writeAbove: 'Por favor, escreva acima desta linha',
    sentBy: 'Enviado por {product}',
    someoneLoved: 'um ente querido',
    inNameOf: '{host} via {product}',
  },
  mailbox: english.mailbox,
}
