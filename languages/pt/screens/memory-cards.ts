import type { Translation } from '../../translation-type.ts'

export const memoryCards: Translation<typeof import('../../en/screens/memory-cards.ts').memoryCards> = {
  pageTitle: 'Lembranças em papel · Afterglow',
  title: 'Lembranças em papel',
  loading: 'Abrindo a página',
  intro:
    'Fotografe um cartão ou uma carta, diga quem escreveu e, se quiser, digite o que diz. Aparece no memorial depois de aprovado.',
  drop: 'Solte uma foto aqui ou clique para escolher',
  choose: 'Fotografar um cartão ou carta',
  another: 'Outra foto no lugar',
  photo: 'A foto do cartão ou carta',
  unreadable: '“{name}” não pode ser lido como foto.',
  missing: 'Escolha primeiro uma foto do cartão ou carta.',
  who: 'Quem escreveu',
  whoHelp: 'Como será mostrado. Sem nome, aparece como pessoa anônima.',
  words: 'O que diz',
  wordsHelp:
    'Pode ser transcrito depois, por qualquer pessoa que ajude aqui. As palavras digitadas ajudam quem não entende a letra ou não enxerga.',
  file: 'Guardar',
  filing: 'Guardando…',
  filed: '{count, plural, one {Guardado. Espera aprovação.} other {# guardados. Esperam aprovação.}}',
  toWaiting: 'Ver o que espera',
}
