import type { Translation } from '../../translation-type.ts'

export const memorials: Translation<typeof import('../../en/mails/memorials.ts').memorials> = {
  memorialDeleted: {
    subject: 'O memorial de {name} foi excluído',
    preheader: 'É possível trazê-lo de volta até {date}.',
    heading: 'O memorial foi excluído',
    byYou: 'Você excluiu o memorial de {name}. Ninguém mais pode vê-lo.',
    until:
      'Se mudar de ideia, você pode trazê-lo de volta pelo seu perfil, como era, até {date}. Depois disso, as palavras, as fotos e os vídeos dele desaparecem para sempre.',
    open: 'Abrir seu perfil',
    byOwner: '{owner} excluiu o memorial de {name}, do qual você ajudava a cuidar. Ninguém mais pode vê-lo.',
    askOwner:
      '{owner} pode trazê-lo de volta, como era, até {date}. Se você não esperava por isto, por favor, converse com {owner}. Depois disso, as palavras, as fotos e os vídeos dele desaparecem para sempre.',
    why: 'Você recebe este e-mail porque excluiu um memorial no {product}.',
  },
}
