import type { Messages } from '../../texts.ts'

export const general: Messages['general'] = {
  networkFailure: 'No se pudo conectar con el servidor. Por favor, compruebe su conexión a internet.',
  tryAgain: 'Podrá volver a intentarlo {when}.',
  somethingWrong: 'Algo salió mal. Por favor, vuelva a intentarlo.',
  confirmPayment: 'Su banco le pide que confirme este pago.',
  unknownPayment: 'Este pago no existe.',
  '/anon/signin': 'No se pudo iniciar sesión',
  '/anon/signup': 'No pudimos crear su cuenta en este momento. Por favor, vuelva a intentarlo.',
  '/user': 'No se pudo cargar su perfil. Por favor, vuelva a intentarlo.',
  '/user/save': 'No se pudo actualizar el perfil. Por favor, vuelva a intentarlo.',
  '/memorial/list': 'No se pudieron obtener los memoriales',
  '/memorial/get/:memorialUuid': 'No se pudo cargar el memorial',
  '/memorial/create': 'El servidor no devolvió el UUID del memorial',
  '/memorial/send-all-invites': 'No se pudieron enviar las invitaciones. Por favor, vuelva a intentarlo.',
  '/memorial/stories/update/:memorialUuid': 'No se pudieron guardar las historias',
  '/memorial/funds/update/:memorialUuid': 'No se pudieron guardar los fondos',
  '/memorial/contact/add/:memorialUuid': 'No se pudo añadir el contacto',
}
