import type { Translation } from '../../translation-type.ts'

export const cardSheet: Translation<typeof import('../../en/screens/card-sheet.ts').cardSheet> = {
  title: 'Cartões para distribuir',
  text: 'Uma folha com quatro cartões, com um código que abre o memorial em um telefone.',
  kind: 'Quais cartões',
  kinds: { INVITING: 'Para distribuir', MEMORY: 'Para escrever uma lembrança' },
  uses: {
    INVITING: 'O nome, o dia e o código: para as mesas do encontro, ou para acompanhar cartas.',
    MEMORY: 'Linhas para escrever à mão, e o código. Deixe cada um com uma caneta; depois você os fotografa.',
  },
  photograph: 'Adicionar um cartão escrito',
  sizes: {
    A4: 'Em A4, como foi escolhido com o livro: cada cartão tem o tamanho de um cartão-postal (A6).',
    LETTER: 'Em carta (EUA), como foi escolhido com o livro: cada cartão tem um quarto da página.',
  },
  download: 'Baixar os cartões',
  ready: 'A folha está pronta. Imprima em 100%, em papel grosso.',
  open: 'Abrir',
  newTab: '(em uma nova aba)',
}
