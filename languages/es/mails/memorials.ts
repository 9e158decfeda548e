import type { Translation } from '../../translation-type.ts'

export const memorials: Translation<typeof import('../../en/mails/memorials.ts').memorials> = {
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
  },
}
