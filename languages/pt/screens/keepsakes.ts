import type { Translation } from '../../translation-type.ts'

export const keepsakes: Translation<typeof import('../../en/screens/keepsakes.ts').keepsakes> = {
  title: 'Para guardar',
  intro: 'O que se pode ter nas mãos, dar e guardar do memorial de {name}, também quando o ano terminar.',
  introUnnamed: 'O que se pode ter nas mãos, dar e guardar do memorial, também quando o ano terminar.',
  loading: 'Carregando o que há para guardar',
  gone: 'Nenhum memorial encontrado. Por favor, crie ou escolha um memorial.',

  ways: {
    cards: 'Cartões',
    order: 'O programa da cerimônia',
    service: 'O dia da cerimônia',
    archive: 'A cópia completa',
    kept: 'Por quanto tempo fica guardado',
    book: 'O livro',
  },

  dashboard: {
    text: 'Um livro com tudo o que há aqui, pronto para imprimir em casa ou em uma gráfica.',
    generate: 'Gerar o PDF',
    generating: 'Gerando o PDF',
    all: 'Tudo para guardar: livro, cópia completa, pacote para a cerimônia, cartões',
    failedTitle: 'Erro',
    failed: 'Não foi possível gerar o PDF: {reason}',
    unanswered: 'Erro ao gerar o PDF. Por favor, tente de novo.',
    title: 'Para guardar',
  },

  progress: {
    soFar: 'Feito até agora: {part, number, percent}',
    leave:
      'Pode levar alguns minutos. Você pode fechar esta página: continua sendo feito, e estará aqui quando você voltar.',
    cutOff: 'Não há conexão neste momento. Continua sendo feito, e esta página continua sozinha.',
    unseen: 'Neste momento não é possível ver em que ponto está. Esta página continua consultando sozinha.',
  },

  book: {
    title: 'O livro',
    text: 'Tudo o que há aqui, como livro: uma capa, a sua mensagem, as histórias e as fotos com as legendas. Pronto para imprimir em casa ou em uma gráfica.',
    empty: 'Ainda não há fotos nem histórias. O livro teria muito poucas páginas.',
    noPhotos: 'Ainda não há fotos. São elas que preenchem a maior parte de um livro.',
    unprinted:
      'Algumas palavras estão em letras que o livro não consegue imprimir. No lugar delas ficariam quadrinhos.',
    loading: 'Procurando o seu livro',
    paper: 'Papel',
    papers: { A4: 'A4', LETTER: 'Carta (EUA)' },
    first: 'O que vem depois da mensagem',
    firsts: { STORIES: 'Histórias, depois fotos', PHOTOS: 'Fotos, depois histórias' },
    extras: 'O que mais entra',
    contributions: 'Lembranças de outras pessoas, com as fotos delas',
    attended: 'Os nomes de quem esteve presente',
    attendedHelp: 'Todas as pessoas que confirmaram presença.',
    make: 'Fazer o livro',
    making: 'Fazendo o livro',
    queued: 'O livro é o próximo',
    ready: 'O seu livro está pronto.',
    upToDate: 'Este livro está em dia: nada mudou desde que foi feito.',
    facts: '{pages, plural, one {# página} other {# páginas}}, {size}',
    factsMore: '{paper}, feito em {date}',
    otherChoices: 'Foi feito com escolhas diferentes das que estão acima.',
    missing:
      '{count, plural, one {Uma foto não pôde ser lida e não está no livro.} other {# fotos não puderam ser lidas e não estão no livro.}}',
    stale: 'O memorial mudou desde que este livro foi feito.',
    again: 'Fazer de novo',
    preview: 'As primeiras páginas',
    page: 'Página {number, number}',
    open: 'Abrir o livro',
    newTab: '(em outra aba)',
    download: 'Baixar o livro',
  },
}
