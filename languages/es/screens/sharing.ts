import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const sharing: Translation<typeof import('../../en/screens/sharing.ts').sharing> = {
  label: 'Enlace del memorial',
  help: {
    LINK: 'Quien tenga este enlace puede ver el memorial.',
    PASSCODE:
      'Quien tenga este enlace y la palabra puede ver el memorial. A quien invite por correo no le hace falta la palabra.',
    PRIVATE: 'Solo quienes cuidan el memorial pueden verlo.',
  },
  shares: 'Compartir por',
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  more: 'Otras formas de compartir',
  newWindow: '(se abre en otra ventana)',

  sender: {
    label: '¿De parte de quién?',
    labelInList: '¿De parte de quién van las invitaciones?',
    nobody: `Su nombre, como lo conocen sus invitados. Sin él, el correo llega de ${brand.name} y no lleva firma.`,
    told: `Sus invitados leerán: “{name} a través de ${brand.name}”, y “{name}” al pie de la carta.`,
    empty: 'Por favor, escriba un nombre.',
    keep: 'Guardar nombre',
    kept: 'Guardado: las invitaciones van de parte de {name}.',
  },

  qr: {
    title: 'Código QR',
    text: 'Al apuntar con la cámara de un teléfono se abre el memorial. Sirve para el programa de la ceremonia, una carta o una esquela.',
    picture: 'Código QR que lleva al memorial',
    svg: 'Guardar para imprimir (SVG)',
    png: 'Guardar como imagen (PNG)',
    loading: 'Dibujando el código',
    failed: 'No se pudo dibujar el código. Por favor, vuelva a intentarlo.',
    cards: 'Imprimir tarjetas',
  },
}
