import type { Translation } from '../../translation-type.ts'
import { memorialTexts } from '../memorial-texts.ts'

export const preview: Translation<typeof import('../../en/screens/preview.ts').preview> = {
  title: 'Está tudo certo?',
  intro: 'Veja o que você já tem. Tudo ainda pode ser mudado, agora e depois.',
  change: 'Mudar',
  changeNamed: 'Mudar {section}',
  notProvided: 'Não informado',
  who: {
    title: 'Quem',
    name: 'Nome',
    life: 'Nascimento e falecimento',
    portrait: 'Foto de {name}',
    someone: 'seu ente querido',
    date: 'Data do memorial',
    noDate: 'Nenhuma data escolhida',
    ...memorialTexts,
  },
  photos: {
    title: 'Fotos e histórias',
    photos: '{count, plural, =0 {# fotos} one {# foto} other {# fotos}}',
    films: '{count, plural, one {# filme} other {# filmes}}',
    stories: '{count, plural, =0 {# histórias} one {# história} other {# histórias}}',
    noPhotos: 'Nenhuma foto adicionada',
    noStories: 'Nenhuma história adicionada',
    photo: 'Foto {number, number}',
    all: 'Mostrar todas as {count, number} fotos',
    story: 'História {number, number}',
    wholeStory: 'Mostrar a história inteira',
    lessStory: 'Mostrar menos',
    failed:
      '{count, plural, one {Uma foto não pôde ser adicionada} other {# fotos não puderam ser adicionadas}}',
    failedPhoto: '{file}: {reason}',
    noPicture: 'Sem prévia aqui',
  },
  message: {
    title: 'Mensagem',
    video: 'Mensagem em vídeo',
    play: 'A sua mensagem em vídeo',
    text: 'Mensagem pessoal',
    none: 'Nenhuma mensagem',
  },
  contacts: {
    title: 'Contatos',
    count:
      '{count, plural, =0 {# endereços de e-mail} one {# endereço de e-mail} other {# endereços de e-mail}}',
    none: 'Nenhum endereço de e-mail adicionado',
    phones:
      '{count, plural, one {E # número de telefone, que recebe o link por SMS do seu próprio telefone.} other {E # números de telefone, que recebem o link por SMS do seu próprio telefone.}}',
    phonesOnly:
      '{count, plural, one {# número de telefone, que recebe o link por SMS do seu próprio telefone.} other {# números de telefone, que recebem o link por SMS do seu próprio telefone.}}',
    all: 'Mostrar todos os {count, number} endereços',
  },
  next: {
    title: 'O que vem a seguir',
    anonymous:
      'Na próxima etapa você cria uma conta, para que o memorial fique a salvo e seja só seu. Nada é compartilhado, e ninguém recebe convite, até você decidir.',
    saved:
      'O seu memorial está salvo na sua conta. Nada é compartilhado, e ninguém recebe convite, até você decidir.',
    unsaved:
      'O que você mudou por último ainda não está salvo na sua conta: você salva na próxima etapa. Nada é compartilhado, e ninguém recebe convite, até você decidir.',
  },
}
