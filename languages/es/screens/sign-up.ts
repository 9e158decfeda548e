import type { Translation } from '../../translation-type.ts'

export const signUp: Translation<typeof import('../../en/screens/sign-up.ts').signUp> = {
  password: 'Contraseña',
  again: 'Confirme la contraseña',
  againRequired: 'Por favor, confirme su contraseña',
  mismatch: 'Las contraseñas no coinciden',
  tokenMissing: 'Faltan los datos de acceso. Por favor, recargue la página y vuelva a intentarlo.',
  code: {
    label: 'Código de verificación',
    resend: 'Reenviar el código',
    resendIn: 'Reenviar el código en {seconds, number} s',
    resent: 'Un código nuevo va en camino. El anterior ya no sirve.',
    stillWorks: 'El código que le enviamos hace un momento sigue sirviendo.',
    resendFailed: 'No se pudo reenviar el código',
    changeEmail: 'Cambiar el correo',
    changePassword: 'Cambiar la contraseña',
  },
}
