import type { Translation } from '../../translation-type.ts'

export const contacts: Translation<typeof import('../../en/screens/contacts.ts').contacts> = {
  title: '¿A quién quiere invitar?',
  intro:
    'Familiares, amigos, vecinos, el coro. Nadie recibe nada nuestro hasta que usted envíe las invitaciones.',
  list: {
    title: 'Contactos',
    email: 'Correo {number, number}',
    phone: 'Teléfono {number, number}',
    contact: 'Contacto {number, number}',
    placeholder: 'Correo o teléfono',
    invalid: 'Debe ser un correo o un número de teléfono válido',
    twice: 'Ya está en su lista. A cada persona se la invita una vez.',
    nameOff: 'El nombre {name} acompañaba al contacto anterior y ya no acompaña a este.',
    keepName: 'Conservar el nombre {name}',
    removeNamed: 'Quitar {label}',
    removed: 'Se quitó el contacto',
    add: 'Añadir otro contacto',
    full: 'Es el máximo que puede tener un memorial: {limit, number} contactos.',
  },
  summary: {
    invited: '{count, plural, one {Se invitará a # contacto} other {Se invitará a # contactos}}',
    emails: '{count, plural, one {# correo} other {# correos}}',
    phones: '{count, plural, one {# número de teléfono} other {# números de teléfono}}',
    kinds: '{emails}, {phones}',
    byText: 'A un número de teléfono, usted le envía el enlace por SMS desde su propio teléfono.',
    none: 'También puede seguir sin contactos e invitar más tarde.',
  },
  importDialog: {
    title: '¿Importar los contactos?',
    titleNone: 'Aún queda algo en Importación rápida',
    found:
      '{count, plural, one {Un contacto sigue en Importación rápida y aún no está en su lista.} other {# contactos siguen en Importación rápida y aún no están en su lista.}}',
    already:
      '{count, plural, one {Lo que sigue en Importación rápida ya está en su lista.} other {Los # contactos de Importación rápida ya están en su lista.}}',
    unread:
      '{count, plural, one {Esto no es un correo ni un número de teléfono, y no se puede invitar:} other {Estos # datos no son correos ni números de teléfono, y no se pueden invitar:}}',
    unreadStays:
      '{count, plural, one {Esto no se pudo leer. Se queda en el recuadro y usted podrá corregirlo más tarde:} other {Estos # datos no se pudieron leer. Se quedan en el recuadro y usted podrá corregirlos más tarde:}}',
    noRoom:
      '{count, plural, one {Este no cabe} other {Estos # no caben}}: un memorial puede tener {limit, number} contactos.',
    more: '{count, plural, one {y # más} other {y # más}}',
    ignore: 'No, ignorar esos datos',
    use: 'Sí, usar esos contactos',
    goOn: 'Seguir sin ello',
    back: 'Volver y corregir',
  },
  invalidDialog: {
    title: 'Hay datos por revisar',
    body: '{count, plural, one {Este dato no es un correo ni un número de teléfono válido y no se puede invitar:} other {Estos # datos no son correos ni números de teléfono válidos y no se pueden invitar:}}',
    goOn: 'Seguir sin corregir',
    fix: 'Corregir',
  },
}
