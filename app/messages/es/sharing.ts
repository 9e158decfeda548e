import type { Words } from '../words.ts'

export const sharing: Words<typeof import('../en/sharing.ts').sharing> = {
  label: 'Enlace del memorial',
  help: 'Quien tenga este enlace puede ver el memorial.',
  shares: 'Compartir por',
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  more: 'Otras formas de compartir',
  newWindow: '(se abre en otra ventana)',
}
