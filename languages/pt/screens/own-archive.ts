import type { Translation } from '../../translation-type.ts'

export const ownArchive: Translation<typeof import('../../en/screens/own-archive.ts').ownArchive> = {
  pageTitle: 'A cópia completa',
  title: 'A cópia completa do memorial de {name}',
  loading: 'Vendo o que ela contém',
  holds:
    'Tudo o que o memorial guarda, em um só arquivo: as fotos como foram enviadas, as palavras, o que outras pessoas acrescentaram, o livro impresso e uma página que mostra tudo sem internet.',
  large:
    'O arquivo pode ser grande: um computador é um bom lugar para ele. Guarde uma segunda cópia em outro disco ou em um pen drive.',
  download: 'Baixar a cópia completa',
  notYours: 'Aqui não há cópia para o endereço com que você entrou',
  otherAddress:
    'Saia e entre com o endereço que recebeu o nosso e-mail: basta um código que enviamos. Ou quem cuida do memorial indicou depois outras pessoas.',
}
