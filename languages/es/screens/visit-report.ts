import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const visitReport: Translation<typeof import('../../en/screens/visit-report.ts').visitReport> = {
  foot: {
    title: '¿Es esta la página de la familia?',
    hosts: '{count, plural, one {{names} cuida este memorial.} other {{names} cuidan este memorial.}}',
    unnamed: 'Quienes cuidan este memorial no han dado su nombre.',
    free: 'Verlo no cuesta nada y no requiere cuenta.',
    address: 'Su única dirección es <link>{address}</link>.',
    printed: 'Este memorial se puede leer en <link>{address}</link>',
    report: 'Aquí hay algo que no está bien',
  },
  pageTitle: `Aquí hay algo que no está bien · ${brand.name}`,
  title: '¿Qué es lo que no está bien?',
  about: 'El memorial de {name}',
  intro:
    'Alguien que atiende este sitio leerá lo que usted escriba. A la familia no se le dice quién escribió, y el memorial sigue como está hasta entonces.',
  reason: '¿De qué se trata?',
  reasons: {
    NOT_THE_FAMILY: 'Esto no lo hizo la familia, o alguien se hace pasar por ella',
    UNKIND: 'Hace daño a alguien',
    PRIVATE: 'Muestra algo privado, o una foto que es mía',
    SPAM: 'Anuncia algo, o pide dinero que no debería',
    OTHER: 'Otra cosa',
  },
  words: '¿Qué deberíamos saber?',
  email: 'Su correo electrónico',
  emailHelp: 'Solo si quiere que podamos responderle.',
  reasonRequired: 'Por favor, elija de qué se trata',
  send: 'Enviar',
  sent: 'Gracias. Alguien lo revisará.',
}
