import type { Translation } from '../../translation-type.ts'

export const save: Translation<typeof import('../../en/screens/save.ts').save> = {
  savedHere: 'Guardado en el dispositivo',
  onlyHere: 'Solo se conserva en esta pestaña',
  saving: 'Guardando',
  savedAll: 'Todo está guardado',
  partlySaved:
    'Aún no está todo guardado. Puede seguir adelante, e intentar guardar el resto ahora o más tarde.',
  tryAgain: 'Intentar de nuevo',
  retry: 'Reintentar',
  logIn: 'Iniciar sesión',
  logInAgain: 'Iniciar sesión de nuevo',
  toPayment: 'Continuar al pago',
  toDashboard: 'Ir al panel',
  nothingLost: 'No se ha perdido nada: todo sigue en este dispositivo.',

  keep: {
    title: 'Conservar por correo el memorial de {name}',
    intro:
      'Con una dirección de correo y una contraseña queda en una cuenta, sin costo. Le enviamos un enlace que lo abre en cualquier teléfono o computadora, y aquí sigue usted donde estaba.',
    saved: 'El memorial de {name} queda a salvo',
    mailed:
      'Un enlace va en camino a {email}. Abre el memorial en cualquier teléfono o computadora, y lo que añada a partir de ahora se guarda también allí.',
    stays:
      'Se conserva hasta que usted lo elimine, y solo usted puede verlo. No hay nada que pagar hasta que lo comparta.',
    goOn: 'Seguir',
  },

  email: {
    title: 'Guardar el memorial de {name}',
    intro:
      'Por ahora todo está solo en este dispositivo. Con una cuenta queda a salvo, y usted puede volver desde cualquier lugar.',
    label: 'Su correo electrónico',
    help: 'Primero elegirá una contraseña. Después le enviaremos aquí un código, para estar seguros de que el correo es suyo.',
    haveAccount: 'Ya tengo una cuenta',
    next: 'Continuar',
  },
  password: {
    title: 'Elija una contraseña',
    intro: 'Para {email}',
    help: 'Al menos {min, number} caracteres. Tres o cuatro palabras son fáciles de recordar.',
    consent:
      'Al crear una cuenta, usted acepta las <terms>condiciones</terms> y que conservemos su correo y lo que añada aquí para mantener el memorial. Su dirección de correo no se muestra en él. No se entrega a nadie para sus propios fines. Puede eliminar su cuenta en su perfil; 30 días después desaparece para siempre. <privacy>Qué conservamos</privacy>',
    create: 'Crear la cuenta',
    creating: 'Un momento',
    failed: 'No pudimos crear su cuenta en este momento. Por favor, vuelva a intentarlo.',
  },
  verify: {
    title: 'Revise su correo',
    intro:
      'Enviamos un código de {length, number} caracteres a <b>{email}</b>. Sirve durante {minutes, number} minutos. Si no llega, mire también en la carpeta de correo no deseado.',
    help: 'Escriba el código de verificación que le enviamos por correo.',
    verify: 'Verificar',
    verifying: 'Un momento',
    failed: 'No se pudo verificar',
  },
  notCreated: {
    confirmed: 'Su correo está confirmado',
    signedIn: 'Guardar el memorial de {name}',
    afterVerify: 'Su cuenta está lista, pero no pudimos guardar su memorial.',
    afterVerifyAuth:
      'La cuenta se verificó, pero hubo un problema de acceso. Por favor, recargue la página y vuelva a intentarlo.',
    first: 'No pudimos guardar su memorial en este momento.',
    again: 'Seguimos sin poder guardar su memorial.',
  },
  uploading: {
    title: 'Guardando el memorial de {name}',
    meanwhile:
      'Mientras tanto, puede seguir. Por favor, mantenga esta ventana abierta hasta que todo esté guardado.',
    list: 'Lo que se está guardando',
    memorial: 'Memorial, historias y contactos',
    profile: 'Foto de {name}',
    video: 'Mensaje en video',
    film: 'Película: {file}',
    photos: 'Fotos',
    photosSaved: '{saved, number} de {total, number} guardadas',
    waiting: 'En espera',
    sending: '{part, number, percent}',
    working: 'Guardando',
    saved: 'Guardado',
    failed: 'No guardado',
    stopped: 'No pudimos guardar su memorial en este momento.',
    stoppedAgain: 'Seguimos sin poder guardar su memorial.',
  },
  step: {
    creating: 'Guardando el memorial',
    profile: 'Subiendo la foto de perfil',
    video: 'Subiendo el mensaje en video',
    photo: 'Subiendo la foto {number, number} de {total, number}',
    film: 'Subiendo la película {number, number} de {total, number}',
    finishing: 'Poniendo todo en orden',
    done: 'Guardado',
  },
  failure: {
    photo: 'No se pudo subir la foto: {file}',
    profile: 'No se pudo subir la foto: {file}',
    video: 'No se pudo subir el video',
    film: 'No se pudo subir la película: {file}',
    connection: 'Se cortó la conexión. Lo demás continúa, y esto sigue en su dispositivo.',
    list: 'Aún sin guardar',
    retryNamed: 'Reintentar: {file}',
  },
  gone: 'Este archivo ya no está en este dispositivo. Por favor, elíjalo de nuevo.',
  success: {
    title: 'El memorial de {name} está guardado',
    kept: '{parts}. Puede volver y cambiar lo que quiera, desde cualquier dispositivo.',
    keptAll: 'Puede volver y cambiar lo que quiera, desde cualquier dispositivo.',
    photos: '{count, plural, one {# foto} other {# fotos}}',
    films: '{count, plural, one {# película} other {# películas}}',
    stories: '{count, plural, one {# historia} other {# historias}}',
    message: 'su mensaje',
    contacts: '{count, plural, one {# contacto} other {# contactos}}',
    portrait: 'Retrato de {name}',
  },
  existing: {
    title: 'El memorial de {name}',
    unsaved: 'Cambios sin guardar',
    saved: 'Todos los cambios guardados',
    unsavedHelp: 'Una parte de lo que cambió está solo en este dispositivo.',
    savedHelp: 'Todo se conserva en su cuenta. Puede cambiarlo cuando quiera.',
    save: 'Guardar los cambios',
    saving: 'Guardando',
    failed: 'No se pudieron guardar los cambios: {reason}',
    failedFallback: 'No se pudo actualizar el memorial. Por favor, vuelva a intentarlo.',
    loading: 'Abriendo su memorial',
    loadFailed: 'No se pudieron cargar los datos de su memorial. Por favor, intente recargar la página.',
    loadFailedAgain:
      'Los datos del memorial siguen sin cargarse. Por favor, póngase en contacto con el servicio de ayuda.',
  },
  nothing: {
    title: 'Todavía no hay nada que guardar',
    intro: 'Con un nombre basta para empezar. Todo lo demás puede llegar después.',
    begin: 'Empezar con un nombre',
  },
}
