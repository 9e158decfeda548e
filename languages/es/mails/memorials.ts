import type { Translation } from '../../translation-type.ts'

export const memorials: Translation<typeof import('../../en/mails/memorials.ts').memorials> = {
  memorialKept: {
    subject: 'Su memorial para {name} está a salvo',
    preheader: 'Siga con él cuando quiera, en cualquier teléfono o computadora.',
    heading: 'Su memorial está a salvo',
    kept: 'Lo que ha escrito hasta ahora para {name} está guardado en su cuenta.',
    goOn: 'Este enlace lo abre en cualquier teléfono o computadora, en el paso en el que estaba. Inicie sesión allí con {email} y su contraseña.',
    open: 'Seguir con el memorial',
    underWay: 'Las fotos y los videos que aún se están enviando llegan mientras la página esté abierta.',
    stays:
      'Tómese todo el tiempo que necesite. Se conserva hasta que usted lo elimine, y solo usted puede verlo. No hay nada que pagar hasta que lo comparta.',
    why: 'Recibe este correo porque pidió conservar por correo un memorial en {product}.',
  },
  memorialDeleted: {
    subject: 'El memorial de {name} se ha eliminado',
    preheader: 'Se puede recuperar hasta el {date}.',
    heading: 'El memorial se ha eliminado',
    byYou: 'Usted ha eliminado el memorial de {name}. Ya nadie puede verlo.',
    until:
      'Si cambia de idea, puede recuperarlo desde su perfil, tal como estaba, hasta el {date}. Después, sus palabras, fotos y videos desaparecen para siempre.',
    open: 'Abrir su perfil',
    byOwner: '{owner} ha eliminado el memorial de {name}, que usted ayudaba a cuidar. Ya nadie puede verlo.',
    askOwner:
      '{owner} puede recuperarlo, tal como estaba, hasta el {date}. Si esto le sorprende, hable, por favor, con {owner}. Después, sus palabras, fotos y videos desaparecen para siempre.',
    why: 'Recibe este correo porque eliminó un memorial en {product}.',
    whyHelper: 'Recibe este correo porque ayudó a cuidar un memorial en {product}.',
  },
}
