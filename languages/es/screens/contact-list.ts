import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const contactList: Translation<typeof import('../../en/screens/contact-list.ts').contactList> = {
  pageTitle: `Editar los contactos y compartir · ${brand.name}`,
  title: 'Editar los contactos y compartir',
  intro: 'Para el memorial de {name}',
  loading: 'Abriendo su memorial',

  link: {
    title: 'Enlace del memorial',
    unpaid: 'El enlace se abre para los demás en cuanto el memorial esté pagado.',
    change: 'Cambiar el enlace',
    changed: 'El enlace cambió. El anterior sigue llevando aquí.',
  },
  slug: {
    label: 'Última parte del enlace',
    help: 'Letras minúsculas, cifras y guiones. El enlace anterior sigue llevando aquí, así que nadie que lo tenga se pierde.',
    preview: 'El enlace será {link}',
    save: 'Guardar el enlace',
  },

  contacts: {
    title: 'Contactos',
    tally:
      '{contacts, plural, one {# contacto} other {# contactos}}, {invited, plural, one {# invitación enviada} other {# invitaciones enviadas}}, {replies, plural, one {# respuesta} other {# respuestas}}',
    waiting:
      '{count, plural, one {Un contacto con correo aún no tiene invitación.} other {# contactos con correo aún no tienen invitación.}}',
    inviteAll: 'Invitar a todos a la vez',
    empty: 'Aún no hay nadie en su lista',
    emptyHelp: 'Añada un correo arriba. Nadie recibe nada nuestro hasta que usted envíe la invitación.',
    showMore: 'Mostrar {count, number} más',
    showAll: 'Mostrar todos ({count, number})',
  },
  add: {
    label: 'Añadir un correo',
    add: 'Añadir',
    adding: 'Añadiendo…',
    invalid: 'Por favor, escriba una dirección de correo válida',
    failed: 'No se pudo añadir el contacto',
    error: 'Ocurrió un error al añadir el contacto',
    added: 'Se añadió a {who}.',
    full: 'Es el máximo que puede tener un memorial: {limit, number} contactos.',
  },
  many: {
    open: 'Añadir a muchas personas a la vez',
  },
  search: {
    label: 'Buscar un contacto',
    found:
      '{count, plural, =0 {No se encontró a nadie} one {Se encontró # contacto} other {Se encontraron # contactos}}',
    none: 'Nadie de su lista coincide con “{query}”.',
    clear: 'Mostrar a todos de nuevo',
  },
  row: {
    edit: 'Editar',
    editNamed: 'Editar {who}',
    text: 'Enviar SMS',
    textNamed: 'Enviar SMS con el enlace a {who}',
    textAgain: 'Enviar otro SMS',
    textAgainNamed: 'Enviar otro SMS con el enlace a {who}',
    notTexted: 'No se envió',
    notTextedNamed: 'No se envió el SMS a {who}',
    notTicked: 'No se pudo marcar a {who}: {reason}',
  },
  state: {
    none: 'Sin invitación enviada',
    queued: 'Invitación en camino',
    sent: 'Invitación enviada el {date}, aún sin respuesta',
    ATTENDING: 'Asistirá',
    NOT_ATTENDING: 'No asistirá',
    UNSURE: 'Aún no lo sabe',
    bounced: 'No se pudo entregar la invitación',
    unsubscribed: 'Pidió que no se le escriba',
    phone: 'Solo teléfono',
    texted: 'SMS enviado el {date}, sin respuesta todavía',
  },
  invite: {
    send: 'Enviar invitación',
    resend: 'Reenviar invitación',
    to: 'a {who}',
    sending: 'Enviando…',
    sent: 'Invitación enviada',
    sentTo: 'Invitación enviada a {who}',
    notSent: 'La invitación no se envió',
    why: '¿Por qué?',
    whyNamed: '¿Por qué no se envió la invitación a {who}?',
    seeing: 'Elegir quién puede verlo',
  },
  edit: {
    email: 'Correo electrónico',
    phoneHelp: 'Con una dirección de correo, {phone} puede recibir una invitación.',
    newAddress: 'A una dirección nueva aún no se le ha enviado invitación.',
    keepsName: 'Sigue siendo {name}',
    keepsNameHelp: 'Si no, el nombre se va con la dirección anterior.',
    failed: 'No se pudo actualizar el contacto. Por favor, vuelva a intentarlo.',
    error: 'Error al actualizar el contacto. Por favor, vuelva a intentarlo.',
    updated: 'Se actualizó {who}.',
    invalid: 'Por favor, escriba una dirección de correo válida',
  },
  remove: {
    title: '¿Quitar este contacto?',
    body: '{who} dejará de estar en su lista. Si respondió, su respuesta sigue en su panel.',
    keep: 'Conservarlo',
    removed: 'Se quitó a {who}.',
  },
}
