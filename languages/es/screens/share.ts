import type { Translation } from '../../translation-type.ts'

export const share: Translation<typeof import('../../en/screens/share.ts').share> = {
  title: 'Compartir el memorial de {name}',
  intro: {
    ready: 'Está listo; puede seguir cambiándolo.',
    LINK: 'Está listo. Compártalo con quien quiera, cuando quiera; puede seguir cambiándolo.',
    PASSCODE:
      'Está listo. Además del enlace hace falta la palabra: comparta los dos con quien quiera. Puede seguir cambiándolo.',
    PRIVATE: 'Está listo, y solo pueden verlo quienes lo cuidan. Puede seguir cambiándolo.',
  },
  viewMemorial: 'Ver el memorial',
  loading: 'Consultando sus contactos',
  loadFailed: 'No se pudieron cargar los datos de su memorial. Por favor, intente recargar la página.',

  card: {
    of: 'Celebramos la vida de',
    portrait: 'Retrato de {name}',
  },
  invite: {
    title: 'Invitar a sus contactos',
    what: 'Cada persona recibe un correo con la foto de {name}, la fecha y un botón.',
    whatPlain: 'Cada persona recibe un correo con un botón que lleva al memorial.',
    waiting:
      '{count, plural, one {Falta invitar a # contacto con correo.} other {Falta invitar a # contactos con correo.}}',
    allInvited:
      '{count, plural, one {El único contacto con correo ya tiene su invitación.} other {Los # contactos con correo ya tienen su invitación.}}',
    allInvitedOrAnswered:
      '{count, plural, one {El único contacto con correo ya ha respondido.} other {Los # contactos con correo ya tienen su invitación o han respondido.}}',
    nobody: 'Entre sus contactos aún no hay nadie con dirección de correo.',
    send: 'Enviar invitaciones',
    addContacts: 'Añadir contactos',
    bounced:
      '{count, plural, one {# invitación no se pudo entregar.} other {# invitaciones no se pudieron entregar.}}',
  },
  private: {
    title: 'Este memorial es privado',
    text: 'Solo pueden verlo quienes lo cuidan, así que una invitación no llevaría a nadie allí. Elija que se abra con su enlace, o con una palabra, y podrá invitar.',
    change: 'Elegir quién puede verlo',
  },
  phones: {
    title:
      '{count, plural, one {# contacto solo tiene número de teléfono} other {# contactos solo tienen número de teléfono}}',
    help: 'A un teléfono no llega nuestro correo. Un SMS suyo, sí.',
    helpPrivate: 'Mientras el memorial sea privado, un SMS no llevaría a nadie hasta él.',
    text: 'Enviar SMS',
    textNamed: 'Enviar SMS con el enlace a {who}',
    texted: 'SMS enviados hasta ahora: {texted, number} de {count, number}.',
    textFirst: 'Enviar SMS a {who}',
    textNext: 'Enviar el siguiente SMS: {who}',
    all: 'Ver los {count, number}',
    done: 'Enviado',
    undo: 'No se envió',
    undoNamed: 'No se envió el SMS a {who}',
    ticked: '{who} queda marcado como enviado.',
    notTicked: 'No se pudo marcar a {who}: {reason}',
  },
  dialog: {
    title: '{count, plural, one {¿Enviar # invitación?} other {¿Enviar # invitaciones?}}',
    body: 'Un correo a cada contacto que tiene dirección y aún no tiene invitación ni ha respondido. Salen de inmediato y no se pueden retirar.',
    notYet: 'Todavía no',
    sending: 'Enviando',
  },
  result: {
    title:
      '{count, plural, one {Se envió la invitación por correo a # persona} other {Se enviaron las invitaciones por correo a # personas}}',
    body: 'Cada respuesta aparecerá en su panel.',
    phones:
      '{count, plural, one {Un contacto que solo tiene número de teléfono aún espera un SMS suyo.} other {# contactos que solo tienen número de teléfono aún esperan un SMS suyo.}}',
  },
  trouble: {
    noMemorial: 'Falta el identificador del memorial. Por favor, vuelva a intentarlo.',
    noSession: 'Debe iniciar sesión para enviar invitaciones.',
    error: 'Ocurrió un error al enviar las invitaciones. Por favor, vuelva a intentarlo.',
  },
  link: {
    title: 'Compartir el enlace',
    making: 'Creando el enlace',
  },
  next: {
    seeAsVisitor: 'Verlo como lo verán ellos',
    title: 'Qué pasa después',
    open: {
      title: 'Abren el enlace',
      text: {
        LINK: 'Ven el memorial enseguida. Nadie necesita una cuenta para mirarlo.',
        PASSCODE:
          'Escriben la palabra y ven el memorial; a quien invitó por correo no le hace falta. Nadie necesita una cuenta para mirarlo.',
        PRIVATE: 'Mientras sea privado, solo se abre para quienes lo cuidan.',
      },
    },
    reply: { title: 'Responden', text: 'Usted ve en su panel quién vendrá.' },
    add: {
      title: 'Añaden lo que recuerdan',
      text: 'Sus fotos y recuerdos se suman a los de usted. Puede ocultar los que quiera.',
    },
    give: {
      title: 'Donan, si usted indica una causa',
      text: 'Por ejemplo, en lugar de flores. Puede indicarla ahora o más adelante: hasta entonces no se pide nada a nadie.',
      name: 'Indicar una causa',
    },
    keep: {
      title: 'Usted lo conserva',
      text: 'Como presentación de fotos para ese día, y como libro para imprimir.',
    },
  },
}
