import { layout as english } from '../../en/mails/layout.ts'
import type { Translation } from '../../translation-type.ts'

/** The developers' mailbox is in English. */
export const layout: Translation<typeof english> = {
  layout: {
    help: 'Ayuda y privacidad',
    writeAbove: 'Por favor, escriba por encima de esta línea',
    sentBy: 'Enviado por {product}',
    someoneLoved: 'un ser querido',
    inNameOf: '{host} a través de {product}',
  },
  mailbox: english.mailbox,
}
