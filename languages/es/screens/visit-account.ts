import type { Translation } from '../../translation-type.ts'

export const visitAccount: Translation<typeof import('../../en/screens/visit-account.ts').visitAccount> = {
  nameLabel: 'Su nombre',
  nameHelp: 'Si lo deja vacío, se leerá “Anónimo”.',
  email: 'Su correo electrónico',
  ended: 'Su sesión se cerró. Por favor, vuelva a identificarse.',
  who: {
    intro:
      'Le enviamos un código corto, para que solo usted pueda cambiar su recuerdo o retirarlo. No hace falta ninguna contraseña.',
  },
  credentials: {
    consent:
      'Su nombre, sus palabras y sus fotos se muestran en este memorial. Su dirección de correo no; la ven quienes cuidan el memorial. Puede cambiar lo que añada o volver a retirarlo; lo que la familia ya haya impreso o descargado se queda con ella. Si elimina su cuenta, lo que añadió se queda sin su nombre. <privacy>Qué conservamos</privacy>',
  },
  code: {
    intro:
      'Enviamos un código de {length, number} caracteres a <b>{email}</b>. Sirve durante {minutes, number} minutos. Si no llega, mire también en la carpeta de correo no deseado. Lo que escribió se conserva.',
    missing: 'Escriba el código de verificación que le enviamos por correo.',
  },
}
