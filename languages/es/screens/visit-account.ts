import type { Translation } from '../../translation-type.ts'

export const visitAccount: Translation<typeof import('../../en/screens/visit-account.ts').visitAccount> = {
  nameLabel: 'Su nombre',
  nameHelp: 'Si lo deja vacío, se leerá “Anónimo”.',
  nameRequired: 'Por favor, escriba su nombre.',
  email: 'Su correo electrónico',
  emailProblem: 'Por favor, escriba una dirección de correo válida.',
  passwordHelp: 'Al menos {min, number} caracteres.',
  passwordProblem: 'La contraseña debe tener al menos {min, number} caracteres.',
  passwordLong: 'La contraseña puede tener como máximo {max, number} caracteres.',
  mismatch: 'Las contraseñas no coinciden.',
  back: 'Atrás',
  kept: 'No se ha perdido nada: lo que escribió sigue aquí.',
  ended: 'Su sesión se cerró. Por favor, vuelva a identificarse.',
  startFailed: 'No pudimos enviarle un código por correo. Por favor, vuelva a intentarlo.',
  who: {
    title: '¿De parte de quién?',
    intro:
      'Le enviamos un código corto, para que solo usted pueda cambiar su recuerdo o retirarlo. No hace falta ninguna contraseña.',
    send: 'Envíenme el código',
    password: 'Prefiero una contraseña',
  },
  credentials: {
    intro: 'Con una contraseña puede volver y cambiarlo, o retirarlo.',
    consent:
      'Su nombre, sus palabras y sus fotos se muestran en este memorial. Su dirección de correo no; la ven quienes cuidan el memorial. Puede cambiar lo que añada o volver a retirarlo; lo que la familia ya haya impreso o descargado se queda con ella. Si elimina su cuenta, lo que añadió se queda sin su nombre. <privacy>Qué conservamos</privacy>',
    haveAccount: 'Ya tengo una cuenta',
    title: '¿De parte de quién?',
  },
  logIn: {
    title: 'Iniciar sesión',
    intro: 'Con el correo y la contraseña de su cuenta.',
    taken:
      '<b>{email}</b> ya tiene una cuenta. Inicie sesión con su contraseña, o sin ella con un código que enviamos a ese correo.',
    passwordMissing: 'Por favor, escriba su contraseña.',
    refused: 'El correo o la contraseña no son correctos.',
    failed: 'No se pudo iniciar sesión. Por favor, vuelva a intentarlo.',
    byCode: 'Enviarme mejor un código por correo',
    mailCode: 'Enviarme un código por correo',
    forgot: 'Olvidé mi contraseña',
    noAccount: 'Aún no tengo cuenta',
  },
  code: {
    title: 'Revise su correo',
    intro:
      'Enviamos un código de {length, number} caracteres a <b>{email}</b>. Sirve durante {minutes, number} minutos. Si no llega, mire también en la carpeta de correo no deseado. Lo que escribió se conserva.',
    missing: 'Escriba el código de verificación que le enviamos por correo.',
    length: 'El código debe tener {length, number} caracteres',
    failed: 'No pudimos verificar el código. Por favor, vuelva a intentarlo.',
  },
}
