import type { Translation } from '../../translation-type.ts'

export const view: Translation<typeof import('../../en/screens/view.ts').view> = {
  title: '{name}: um memorial',
  description:
    'Venha celebrar comigo a vida de {name}. Veja o memorial e compartilhe as suas próprias lembranças.',
  /** Of the picture that chats show with a link. */
  pictureAlt: 'Celebramos a vida de {name}',
  of: 'Celebramos a vida de',
  beenHere: 'Já esteve aqui antes?',
  seeYours: 'Para ver o que você acrescentou:',
  /** To hosts, above what everyone sees. */
  asVisitors: 'É o que os visitantes veem.',
  dashboard: 'Painel',
  portrait: 'Retrato de {name}',
  calendar: 'Adicionar à agenda',
  map: 'Ver o mapa',
  message: 'Uma mensagem de {host}',
  messageUnsigned: 'Uma mensagem da família',
  video: 'Mensagem em vídeo',
  said: 'Ler o que é dito',
  photos: 'Fotos',
  watch: 'Assistir à apresentação de fotos',
  photo: 'Foto {number, number} de {name}',
  film: 'Filme {number, number} de {name}',
  photoFrom: 'Foto enviada por {name}',
  photoAnonymous: 'Foto de alguém que se lembra',
  from: 'De {name}',
  /** Read within a sentence: “De uma pessoa anônima”. */
  anonymous: 'uma pessoa anônima',
  more: {
    pageTitle: 'O que outras pessoas acrescentaram',
    photosOf: 'Mais fotos de {name}',
    memoriesOf: 'Mais lembranças de {name}',
    memories: 'Mais lembranças',
    photos: 'Mostrar mais fotos',
    loading: 'Um momento',
    failed: 'Não foi possível carregar mais fotos. Por favor, tente de novo.',
    shown: '{shown, number} de {total, number} fotos de outras pessoas',
  },
  onThisPage: 'Nesta página',
  memories: 'Lembranças',
  stories: 'Histórias',
  story: 'História {number, number}',
  empty: 'As fotos e as histórias vão aparecer aqui à medida que a família as acrescentar.',
  cards: {
    label: 'Responder, contribuir, doar',
    rsvp: 'Presença',
    contribute: 'Contribuir',
    donate: 'Doar',
  },
  missing: 'Não é possível mostrar este memorial',
}
