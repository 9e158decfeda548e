import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** The order of service: what is printed for the day, folded or stapled. */
export const orderOfService: Translation<
  typeof import('../../en/screens/order-of-service.ts').orderOfService
> = {
  pageTitle: `Programa da cerimônia · ${brand.name}`,
  title: 'O programa da cerimônia',
  intro:
    'Um pequeno livreto para ter nas mãos no dia. Já colocamos o que você nos deu e uma cerimônia para começar. Mude o que quiser, tire o que quiser.',
  failed: 'Não funcionou. Por favor, tente de novo.',
  saved: 'Salvo',
  reverted: 'Suas mudanças foram desfeitas',
  kept: 'Nada se perdeu: tudo continua aqui, neste aparelho.',
  kinds: {
    HYMN: 'Hino ou canção',
    READING: 'Leitura',
    PRAYER: 'Oração',
    MUSIC: 'Música',
    WORDS: 'Palavras',
    NAMES: 'Nomes',
  },
  cover: {
    title: 'Capa',
    name: 'Nome, como deve ser impresso',
    years: 'Anos ou datas',
    yearsHelp: 'Por exemplo, 1941 – 2026.',
    when: 'Quando e onde',
    whenHelp: 'Cada linha é impressa como uma linha própria.',
  },
  parts: {
    title: 'A cerimônia',
    text: 'Na ordem em que acontece. As letras e os textos que você incluir também são impressos, para que todos possam cantar e ler junto.',
    up: 'Subir',
    down: 'Descer',
    upNamed: 'Subir: {name}',
    downNamed: 'Descer: {name}',
    moved: '{name} agora é o número {place, number} de {total, number}',
    add: 'Incluir uma parte',
    full: 'Uma cerimônia tem lugar para {count, number} partes.',
    removeNamed: 'Remover: {name}',
    removed: 'Removido: {name}',
    kind: 'O que é',
    titleField: 'Título',
    by: 'Quem lê, fala, canta ou toca',
    source: 'Quem escreveu, ou de onde é',
    words: 'Palavras',
    wordsHelp: {
      HYMN: 'Uma linha vazia começa uma nova estrofe. Para canções mais novas, pergunte à igreja ou a quem celebra se há licença para imprimir a letra.',
      others: 'Se ficar vazio, só o título é impresso. Os nomes, um em cada linha.',
    },
  },
  photos: {
    title: 'Fotos',
    text: 'Até {count, number} fotos, impressas inteiras, com suas legendas.',
    photo: 'Foto {number, number}',
  },
  back: {
    thanks: 'Algumas palavras de agradecimento',
    thanksHint: 'Agradecemos sua presença e cada história. Há café no salão.',
    text: 'No verso ficam também as outras partes do dia que são para todos, e um código que abre o memorial.',
    codeLater:
      'No verso ficam também as outras partes do dia que são para todos, e um código que abre o memorial. Ele é impresso quando o memorial estiver pago: até lá, não abriria nada.',
  },
  print: {
    title: 'Imprimir',
    format: 'Como é dobrado',
    formats: {
      FOLDED: 'Uma folha dobrada: 4 páginas',
      BOOKLET: 'Livreto: 8 páginas',
    },
    formatHelp: {
      FOLDED: 'Uma folha de papel para cada pessoa.',
      BOOKLET: 'Duas folhas para cada pessoa, uma dentro da outra, dobradas e grampeadas.',
    },
    paper: 'Papel',
    papers: {
      A4: 'A4',
      LETTER: 'Carta',
    },
    sizes: {
      A4: 'Cada página é A5',
      LETTER: 'Cada página é meia carta',
    },
    make: 'Ver e imprimir',
    saveAndMake: 'Salvar, ver e imprimir',
    making: 'Fazendo as páginas',
    ready: 'Está pronto.',
    isWithoutCode: 'O código fica de fora até o memorial ser pago.',
    missing:
      '{count, plural, one {Uma foto não pôde ser lida e ficou de fora.} other {# fotos não puderam ser lidas e ficaram de fora.}}',
    sheets: 'Abrir as folhas para imprimir',
    sheetsHelp: 'Imprima nos dois lados, virando pela borda curta, a 100 %.',
    pages: 'Abrir página por página, para ler ou enviar',
    tooLong: {
      FOLDED: 'É demais para uma folha dobrada de quatro páginas.',
      BOOKLET: 'É demais para um livreto de oito páginas.',
      nothingCut: 'Nada foi cortado. Por favor, tire algo ou escolha o livreto.',
      nothingCutHere: 'Nada foi cortado. Por favor, tire algo.',
    },
  },
}
