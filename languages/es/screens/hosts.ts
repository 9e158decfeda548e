import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const hosts: Translation<typeof import('../../en/screens/hosts.ts').hosts> = {
  pageTitle: `Personas que cuidan este memorial · ${brand.name}`,
  title: 'Personas que cuidan este memorial',
  intro: 'Para el memorial de {name}',
  loading: 'Consultando quién lo cuida',

  handOver: {
    title: 'Alguien nos pidió entregar este memorial',
    body: 'Nos mostró por qué {email} debería ser su propietario. No ocurrirá antes del {date}, y hasta entonces cualquiera de ustedes que se ocupa de él puede detenerlo. Quien es propietario ahora sigue como corresponsable.',
    stop: 'Detenerlo',
    stopped: 'Está detenido. Se lo decimos a todos por correo.',
  },
  people: {
    title: 'Quién lo cuida',
    explained:
      'El titular y los corresponsables pueden cambiar las palabras y las fotos, invitar a otras personas y leer lo que dejan los demás. Solo el titular puede pedir ayuda a otras personas, ponerle fin o eliminar el memorial. Un ayudante aprueba o quita lo que otros añaden, y no puede hacer nada más.',
    OWNER: 'Titular',
    ADMIN: 'Corresponsable',
    MODERATOR: 'Ayudante',
    you: '{who} (usted)',
    since: 'Desde el {date}',
    remove: 'Quitar',
    removeNamed: 'Quitar a {who}',
    leave: 'Dejar de cuidarlo',
  },
  invite: {
    title: 'Pedir ayuda a alguien',
    what: 'Esa persona recibe un correo que explica lo que significa, y decide con calma.',
    label: 'Correo electrónico de esa persona',
    role: 'Lo que puede hacer',
    roles: {
      ADMIN: 'Crearlo con usted',
      MODERATOR: 'Solo cuidar lo que otros añaden',
    },
    rolesHelp: {
      ADMIN: 'Cambiar palabras y fotos, invitar a otras personas y leer lo que dejan.',
      MODERATOR: 'Aprobar o quitar recuerdos y fotos de otras personas, y nada más.',
    },
    send: 'Enviar una invitación',
    sent: 'Una invitación va en camino a {email}.',
    full: 'Es el máximo que puede tener un memorial: {limit, number} personas además del titular.',
  },
  asked: {
    title: 'Con invitación, aún sin respuesta',
    onItsWay: 'En camino',
    moderator: 'Para cuidar lo que otros añaden',
    sent: 'Enviada el {date}, abierta hasta el {until}',
    undelivered: 'No se pudo entregar',
    undeliveredHelp: 'Por favor, revise la dirección o envíela de nuevo.',
    expired: 'Venció el {date}',
    again: 'Enviar de nuevo',
    againNamed: 'Enviar de nuevo a {email}',
    takeBack: 'Retirar',
    takeBackNamed: 'Retirar la invitación a {email}',
    takenBack: 'Se retiró la invitación a {email}.',
  },
  remove: {
    title: '¿Quitar a {who}?',
    body: '{who} ya no podrá cambiar este memorial ni leer lo que se deja aquí. Lo que hizo por él se conserva. Recibirá un aviso por correo.',
    keep: 'No quitar',
    removing: 'Quitando…',
    removed: '{who} ya no cuida este memorial.',
  },
  leave: {
    title: '¿Dejar de cuidar este memorial?',
    body: 'Ya no podrá cambiarlo ni leer lo que se deja aquí. Lo que hizo por él se conserva. Se avisa a {owner}, que puede volver a pedírselo.',
    leaving: 'Un momento…',
  },

  invitation: {
    pageTitle: `Una invitación · ${brand.name}`,
    opening: 'Abriendo su invitación',
    yours: 'Su invitación',
    title: '¿Quiere ayudar a cuidar el memorial de {name}?',
    asks: '{host} le pregunta si quiere ayudar a cuidarlo.',
    asksModerator: '{host} le pregunta si quiere ayudar a cuidar lo que otros añaden.',
    youCould: 'Si dice que sí, puede',
    could: {
      change: 'cambiar sus palabras, fotos e historias',
      invite: 'invitar a otras personas, y ver quién vendrá',
      read: 'leer lo que otras personas dejan, y darles las gracias',
      approve: 'ver lo que otros añaden antes de que aparezca, y aprobarlo',
      remove: 'quitar lo que allí no corresponde',
    },
    freely: 'No se espera nada de usted: haga tanto o tan poco como quiera, y pare cuando quiera.',
    no: 'Si prefiere que no, no hay nada que hacer. Puede cerrar esta página.',
    yes: 'Sí, ayudaré',
    saying: 'Un momento…',

    logInTitle: 'Inicie sesión para decir que sí',
    logIn:
      'Enviaremos un código a {email}, y usted lo escribe aquí. No hace falta contraseña ni tener ya una cuenta.',
    mailCode: 'Enviarme un código',
    byPassword: 'Iniciar sesión con contraseña',

    otherTitle: 'Ha iniciado sesión como {email}',
    other:
      'Esta invitación se envió a {invited}. Para decir que sí, cierre aquí la sesión y use esa dirección, por favor.',
    logOut: 'Cerrar sesión',

    name: 'Su nombre',
    nameHelp: 'Muestra a la familia quién ayuda.',
    nameRequired: 'Por favor, escriba su nombre.',

    acceptedTitle: 'Usted ya cuida el memorial de {name}',
    accepted: 'Ya dijo que sí a esta invitación. No hay nada más que hacer.',
    open: 'Abrir el memorial',

    invalidTitle: 'Esta invitación no se puede usar',
    invalidSaidYes: 'Si antes dijo que sí, el memorial está en su perfil.',
    invalidAsk: 'Si no, la persona que se lo pidió puede enviarle una nueva en un momento.',
    openProfile: 'Abrir su perfil',

    failed: 'Esto no funcionó. Por favor, vuelva a intentarlo.',
  },
}
