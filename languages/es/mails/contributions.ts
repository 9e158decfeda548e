import type { Translation } from '../../translation-type.ts'

export const contributions: Translation<typeof import('../../en/mails/contributions.ts').contributions> = {
  memory: {
    waits: 'Gracias. Su recuerdo de {name} ha llegado. Espera a que la familia lo vea.',
    arrived: 'Gracias. Su recuerdo de {name} ha llegado y ya está en el memorial.',
    change: 'Si quiere cambiarlo o retirarlo, pulse el botón. No necesita contraseña.',
    reply: 'Si quiere añadir algo más, responda a este correo, con palabras y fotos.',
    open: 'Ver o cambiar mi recuerdo',
    link: 'El botón funciona durante {days, plural, one {# día} other {# días}} para quien tenga este correo: por favor, no lo reenvíe.',
    why: 'Recibe este correo porque se añadió un recuerdo en {product} con su dirección. Si no fue usted, pulse el botón y retírelo.',
  },
}
